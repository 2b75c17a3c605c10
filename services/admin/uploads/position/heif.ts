import type { FileHandle } from 'node:fs/promises'
import { readAt, type Stretch } from './bytes.ts'
import { blankTiff } from './tiff.ts'
import { blankXmp } from './xmp.ts'

/** The table of contents of a picture has some thousand bytes. */
const mostBytes = 1024 * 1024
const mostBoxes = 1024
const mostItems = 64

interface Box extends Stretch {
  readonly name: string
}

/**
 * Takes the position out of the items of a HEIF picture (HEIC, AVIF): which of them is EXIF or XMP stands in `iinf`, where they
 * lie in `iloc`. ISO/IEC 23008-12; https://www.iso.org/standard/83650.html
 */
export async function blankHeif(file: FileHandle, size: number): Promise<void> {
  for (let at = 0, boxes = 0; at + 8 <= size && boxes < mostBoxes; boxes++) {
    const head = await readAt(file, at, 16)
    const box = readBox(head, 0, size - at)
    if (!box) return
    if (box.name === 'meta') {
      const meta = await readAt(file, at + box.start, Math.min(mostBytes, box.end - box.start))
      await blankItems(file, meta, size)
    }
    at += box.end
  }
}

async function blankItems(file: FileHandle, meta: Buffer, size: number): Promise<void> {
  // After the version and the flags.
  const boxes = listBoxes(meta, 4)
  const box = (name: string) => boxes.find(each => each.name === name)
  const [info, location] = [box('iinf'), box('iloc')]
  if (!info || !location) return
  const kinds = readKinds(meta.subarray(info.start, info.end))
  const items = readLocations(meta.subarray(location.start, location.end)).filter(({ id }) => kinds.has(id))
  for (const { id, inside, extents } of items.slice(0, mostItems)) {
    const kind = kinds.get(id)
    // One that lies in the table of contents itself, or in pieces, is written by no camera that we know of.
    const [extent] = extents
    if (!kind || !extent || inside) continue
    const item = { start: extent.start, end: Math.min(size, extent.end) }
    if (kind === 'mime') await blankXmp(file, item)
    else {
      const head = await readAt(file, item.start, 4)
      const offset = head.length === 4 ? head.readUInt32BE(0) : 0
      await blankTiff(file, { ...item, start: item.start + 4 + offset })
    }
  }
}

function readBox(bytes: Buffer, at: number, room: number): Box | null {
  if (at + 8 > bytes.length) return null
  const short = bytes.readUInt32BE(at)
  const isLong = short === 1 && at + 16 <= bytes.length
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? room : short
  const start = at + (isLong ? 16 : 8)
  if (at + length < start || length > room) return null
  return { name: bytes.toString('latin1', at + 4, at + 8), start, end: at + length }
}

function listBoxes(bytes: Buffer, from: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; ; ) {
    const box = readBox(bytes, at, bytes.length - at)
    if (!box) return boxes
    boxes.push(box)
    at = box.end
  }
}

/** Of each item that is EXIF or XMP, which of them. */
function readKinds(info: Buffer): Map<number, 'Exif' | 'mime'> {
  const kinds = new Map<number, 'Exif' | 'mime'>()
  for (const { start, end } of listBoxes(info, info[0] === 0 ? 6 : 8)) {
    const entry = info.subarray(start, end)
    const version = entry[0] ?? 0
    if (version < 2 || entry.length < 14) continue
    const id = version === 2 ? entry.readUInt16BE(4) : entry.readUInt32BE(4)
    const after = version === 2 ? 8 : 10
    const kind = entry.toString('latin1', after, after + 4)
    if (kind === 'Exif' || (kind === 'mime' && entry.includes('application/rdf+xml'))) kinds.set(id, kind)
  }
  return kinds
}

/** Where each item lies in the file. */
function readLocations(bytes: Buffer) {
  const reader = createReader(bytes)
  const version = reader.next(1)
  reader.next(3)
  const [widths, more] = [reader.next(1), reader.next(1)]
  const [offsetBytes, lengthBytes, baseBytes] = [widths >> 4, widths & 15, more >> 4]
  const indexBytes = version > 0 ? more & 15 : 0
  const wide = version < 2 ? 2 : 4
  const count = reader.next(wide)
  const items: { id: number; inside: boolean; extents: Stretch[] }[] = []
  for (let item = 0; item < count && !reader.isAtEnd(); item++) {
    const id = reader.next(wide)
    const inside = version > 0 && (reader.next(2) & 15) !== 0
    reader.next(2)
    const base = reader.next(baseBytes)
    const extents: Stretch[] = []
    for (let left = reader.next(2); left > 0 && !reader.isAtEnd(); left--) {
      reader.next(indexBytes)
      const start = base + reader.next(offsetBytes)
      extents.push({ start, end: start + reader.next(lengthBytes) })
    }
    items.push({ id, inside, extents })
  }
  return items
}

/** Numbers one after the other; zeros where the bytes end. */
function createReader(bytes: Buffer) {
  let at = 0
  return {
    next(width: number): number {
      const from = at
      at += width
      if (width === 0 || at > bytes.length) return 0
      return width === 8 ? Number(bytes.readBigUInt64BE(from)) : bytes.readUIntBE(from, width)
    },
    isAtEnd: () => at >= bytes.length,
  }
}
