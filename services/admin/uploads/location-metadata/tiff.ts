import { type ByteRange, type FileBytes, fill, Unreadable } from './file-bytes.ts'
import { blankIptc, blankPhotoshop } from './iptc.ts'
import type { PrivateData } from './private-data.ts'
import { blankXmp } from './xmp.ts'

/** Pointers to subdirectories: EXIF, and smaller pictures. */
const directories = [0x8769, 0x014a]
const gpsDirectory = 0x8825
const xmpPacket = 0x02bc
const iptcRecords = 0x83bb
const photoshopResources = 0x8649

/** Bytes of a value by type: https://www.loc.gov/preservation/digital/formats/content/tiff_tags.shtml */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
/** Text in UTF-8, since Exif 3.0. */
const utf8Type = 129

const maxDirectories = 1024
const maxEntries = 65_535
const maxPointers = 1024
const maxWaiting = 65_536
const maxWantedEntries = 1024
const maxValueBytes = 64 * 1024

interface Entry {
  readonly tag: number
  readonly count: number
  /** The byte range of its value. */
  readonly value: ByteRange
}

/** The number format of a file: byte order, and 64-bit offsets of BigTIFF. */
interface NumberFormat {
  readonly little: boolean
  readonly big: boolean
}

interface Directory {
  readonly entries: readonly Entry[]
  /** The offset of the next directory; 0 after the last. */
  readonly next: number
  readonly stretch: ByteRange
}

type TagFilter = (tag: number) => boolean

/**
 * Removes private data from TIFF data, which is also the format of EXIF: the GPS directory and private values are zeroed,
 * and those in XMP and IPTC are blanked. false: no TIFF data. Invalid pointers are ignored. Throws `Unreadable`
 * for an implausible number of directories.
 */
export function blankTiff(file: FileBytes, whole: ByteRange, what: PrivateData): boolean {
  const head = file.read(whole.start, 16)
  const format = numberFormatOf(head)
  if (!format) return false
  const isWanted: TagFilter = tag => followed.includes(tag) || what.tags.includes(tag)
  const seen = new Set<number>()
  const waiting = [format.big ? wide(head, 8, format) : number(head, 4, 4, format)]
  // Iterates over directories added meanwhile as well.
  for (const offset of waiting) {
    if (offset === 0 || seen.has(offset)) continue
    if (seen.size === maxDirectories) throw new Unreadable('The TIFF data has too many directories')
    seen.add(offset)
    const { entries, next } = readDirectory(file, whole, offset, format, isWanted)
    waiting.push(next)
    for (const entry of entries) {
      if (isBlanked(file, entry, what)) continue
      if (entry.tag !== gpsDirectory) waiting.push(...pointersOf(file, entry, format))
      else {
        const [at = 0] = pointersOf(file, entry, format)
        blankDirectory(file, whole, at, format)
      }
      if (waiting.length > maxWaiting) throw new Unreadable('The TIFF data has too many pointers')
    }
  }
  return true
}

const followed = [xmpPacket, iptcRecords, photoshopResources, gpsDirectory, ...directories]

/** Whether an entry was a value, and no pointer to a directory. */
function isBlanked(file: FileBytes, { tag, value }: Entry, what: PrivateData): boolean {
  if (what.tags.includes(tag)) fill(file, value, 0)
  else if (tag === xmpPacket) blankXmp(file, value, what)
  else if (tag === iptcRecords) blankIptc(file, value, what)
  else if (tag === photoshopResources) blankPhotoshop(file, value, what)
  else return false
  return true
}

function numberFormatOf(head: Buffer): NumberFormat | null {
  const order = head.toString('latin1', 0, 2)
  if (head.length < 8 || (order !== 'II' && order !== 'MM')) return null
  const little = order === 'II'
  const version = number(head, 2, 2, { little, big: false })
  if (version === 43 && head.length === 16) return { little, big: true }
  return version === 42 ? { little, big: false } : null
}

/** A directory with the relevant entries, as far as it fits. */
function readDirectory(
  file: FileBytes,
  whole: ByteRange,
  offset: number,
  format: NumberFormat,
  isWanted: TagFilter,
): Directory {
  const [countBytes, entryBytes, wordBytes] = format.big ? [8, 20, 8] : [2, 12, 4]
  const start = whole.start + offset
  const head = file.read(start, countBytes)
  const claimed =
    head.length < countBytes ? 0 : format.big ? wide(head, 0, format) : number(head, 0, 2, format)
  const room = Math.floor((whole.end - start - countBytes) / entryBytes)
  const count = Math.max(0, Math.min(claimed, room))
  if (count > maxEntries) throw new Unreadable('A TIFF directory has too many entries')
  const end = Math.min(whole.end, start + countBytes + count * entryBytes + wordBytes)
  const bytes = file.read(start + countBytes, end - start - countBytes)
  const word = (at: number) =>
    at + wordBytes > bytes.length ? 0 : format.big ? wide(bytes, at, format) : number(bytes, at, 4, format)
  const entries: Entry[] = []
  for (let at = 0; at + entryBytes <= Math.min(bytes.length, count * entryBytes); at += entryBytes) {
    const tag = number(bytes, at, 2, format)
    if (!isWanted(tag)) continue
    if (entries.length === maxWantedEntries) throw new Unreadable('A TIFF directory repeats its entries')
    const values = word(at + 4)
    const length = values * sizeOf(number(bytes, at + 2, 2, format))
    const field = at + entryBytes - wordBytes
    const from = length <= wordBytes ? start + countBytes + field : whole.start + word(field)
    entries.push({ tag, count: values, value: { start: from, end: Math.min(whole.end, from + length) } })
  }
  return { entries, next: word(count * entryBytes), stretch: { start, end } }
}

const sizeOf = (type: number): number => (type === utf8Type ? 1 : (sizes[type] ?? 0))

function blankDirectory(file: FileBytes, whole: ByteRange, offset: number, format: NumberFormat): void {
  if (offset === 0) return
  const { entries, stretch } = readDirectory(file, whole, offset, format, () => true)
  for (const { value } of entries) {
    fill(file, { ...value, end: Math.min(value.end, value.start + maxValueBytes) }, 0)
  }
  fill(file, stretch, 0)
}

/** The offsets in an entry. */
function pointersOf(file: FileBytes, { value, count }: Entry, format: NumberFormat): number[] {
  const length = value.end - value.start
  const width = count > 0 && length / count === 8 ? 8 : 4
  if (length > maxPointers * width) throw new Unreadable('A TIFF entry has too many pointers')
  const bytes = file.read(value.start, length)
  return Array.from({ length: Math.floor(bytes.length / width) }, (_, at) =>
    width === 8 ? wide(bytes, at * 8, format) : number(bytes, at * 4, 4, format),
  )
}

const number = (bytes: Buffer, at: number, width: 2 | 4, { little }: NumberFormat): number =>
  little ? bytes.readUIntLE(at, width) : bytes.readUIntBE(at, width)

/** A 64-bit offset; those beyond 4 GB are outside of any accepted file. */
function wide(bytes: Buffer, at: number, { little }: NumberFormat): number {
  const value = little ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at)
  return Number(value < 0xffff_ffff_ffffn ? value : 0n)
}
