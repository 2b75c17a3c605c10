import { type ByteRange, type FileBytes, fill, Unreadable } from './file-bytes.ts'
import type { PrivateData } from './private-data.ts'
import { blankXmp } from './xmp.ts'

/** More than a hundred times what programs write. */
const maxBytes = 8 * 1024 * 1024

const space = 0x20
const marker = 0x1c
const secondRecord = 2

function readWhole(file: FileBytes, { start, end }: ByteRange): Buffer {
  if (end - start > maxBytes) throw new Unreadable('The IPTC metadata is too large')
  return file.read(start, end - start)
}

/**
 * Blanks data sets of IPTC-IIM. Throws `Unreadable` for more than 8 MB.
 * https://iptc.org/std/IIM/4.2/specification/IIMV4.2.pdf
 */
export function blankIptc(file: FileBytes, range: ByteRange, { dataSets }: PrivateData): void {
  const bytes = readWhole(file, range)
  let isChanged = false
  for (let at = bytes.indexOf(marker); at !== -1 && at + 5 <= bytes.length; at = bytes.indexOf(marker, at)) {
    const { start, end } = valueAt(bytes, at)
    if (bytes[at + 1] === secondRecord && dataSets.includes(bytes[at + 2] ?? 0)) {
      bytes.fill(space, start, end)
      isChanged = true
    }
    at = end
  }
  if (isChanged) file.write(range.start, bytes)
}

/** The value of the data set at `at`; the length of a long one has a length of its own. */
function valueAt(bytes: Buffer, at: number): ByteRange {
  const short = bytes.readUInt16BE(at + 3)
  const isLong = short >= 0x8000
  const width = short - 0x8000
  const fits = isLong && width >= 1 && width <= 4 && at + 5 + width <= bytes.length
  const start = at + 5 + (fits ? width : 0)
  const length = isLong ? (fits ? bytes.readUIntBE(at + 5, width) : 0) : short
  return { start, end: Math.min(bytes.length, start + length) }
}

const resource = '8BIM'
const [iptcId, xmpId] = [0x0404, 0x0424]
const exifIds = [0x0422, 0x0423]

/**
 * Blanks the metadata among Photoshop's image resources, in JPEG and TIFF; copies of EXIF are erased.
 * https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/
 */
export function blankPhotoshop(file: FileBytes, range: ByteRange, what: PrivateData): void {
  const bytes = readWhole(file, range)
  for (let at = 0; at + 12 <= bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) !== resource) return
    const id = bytes.readUInt16BE(at + 4)
    const named = 1 + (bytes[at + 6] ?? 0)
    const head = at + 6 + named + (named % 2)
    if (head + 4 > bytes.length) return
    const size = bytes.readUInt32BE(head)
    const start = range.start + head + 4
    const content = { start, end: Math.min(range.end, start + size) }
    if (id === iptcId) blankIptc(file, content, what)
    if (id === xmpId) blankXmp(file, content, what)
    if (exifIds.includes(id)) fill(file, content, 0)
    at = head + 4 + size + (size % 2)
  }
}
