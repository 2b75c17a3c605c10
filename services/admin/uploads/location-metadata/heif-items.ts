import { type ByteRange, Unreadable } from './file-bytes.ts'
import { listBoxes } from './heif-boxes.ts'

/** The encoding of an item's metadata: TIFF data, an XMP packet, or compressed. */
export type ItemKind = 'exif' | 'xmp' | 'packed'

interface ItemLocation {
  readonly id: number
  /** The base of its offsets: the file, the box `idat`, or another item. */
  readonly construction: number
  /** The extents of its data; an `end` of null is the end of the file or box. */
  readonly extents: readonly { readonly start: number; readonly end: number | null }[]
}

/** The items with EXIF or XMP, from the content of the box `iinf`. */
export function readKinds(info: Buffer): Map<number, ItemKind> {
  const kinds = new Map<number, ItemKind>()
  for (const box of listBoxes(info, info[0] === 0 ? 6 : 8)) {
    const entry = info.subarray(box.start, box.end)
    const version = entry[0] ?? 0
    const isWide = version > 2
    if (entry.length < (isWide ? 14 : 12)) continue
    const id = isWide ? entry.readUInt32BE(4) : entry.readUInt16BE(4)
    const kind = kindOf(
      entry,
      version < 2 ? 'mime' : typeOf(entry, isWide),
      version < 2 ? 8 : isWide ? 14 : 12,
    )
    if (kind) kinds.set(id, kind)
  }
  return kinds
}

const typeOf = (entry: Buffer, isWide: boolean): string =>
  isWide ? entry.toString('latin1', 10, 14) : entry.toString('latin1', 8, 12)

/** `names`: the offset of the item's name, followed by its media type and content encoding. */
function kindOf(entry: Buffer, type: string, names: number): ItemKind | null {
  if (type === 'Exif') return 'exif'
  if (type !== 'mime') return null
  const [, mediaType = '', encoding = ''] = readStrings(entry, names, 3)
  if (mediaType !== 'application/rdf+xml') return null
  return encoding === '' ? 'xmp' : 'packed'
}

/** Reads zero-terminated strings. */
function readStrings(bytes: Buffer, from: number, count: number): string[] {
  const strings: string[] = []
  for (let at = from; strings.length < count && at < bytes.length; ) {
    const zero = bytes.indexOf(0, at)
    const end = zero === -1 ? bytes.length : zero
    strings.push(bytes.toString('latin1', at, end))
    at = end + 1
  }
  return strings
}

/**
 * The extents of each item, from the content of the box `iloc`. Throws `Unreadable` for integer widths that the
 * standard does not have (ISO/IEC 14496-12, 8.11.3: 0, 4 or 8 bytes): parsers differ in how they read those, so another
 * one may find a location that this one misses.
 */
export function readLocations(bytes: Buffer): ItemLocation[] {
  const reader = createReader(bytes)
  const version = reader.next(1)
  if (version > 2) throw new Unreadable('The table of items is of an unknown version')
  reader.next(3)
  const [widths, more] = [reader.next(1), reader.next(1)]
  const offsetWidth = checkWidth(widths >> 4)
  const lengthWidth = checkWidth(widths & 15)
  const baseWidth = checkWidth(more >> 4)
  const indexWidth = version > 0 ? checkWidth(more & 15) : 0
  const idWidth = version < 2 ? 2 : 4
  const items: ItemLocation[] = []
  for (let left = reader.next(idWidth); left > 0 && !reader.isAtEnd(); left--) {
    const id = reader.next(idWidth)
    const construction = version > 0 ? reader.next(2) & 15 : 0
    reader.next(2)
    const base = reader.next(baseWidth)
    const extents: { start: number; end: number | null }[] = []
    for (let parts = reader.next(2); parts > 0 && !reader.isAtEnd(); parts--) {
      reader.next(indexWidth)
      const start = base + reader.next(offsetWidth)
      const length = reader.next(lengthWidth)
      extents.push({ start, end: length === 0 ? null : start + length })
    }
    items.push({ id, construction, extents })
  }
  return items
}

type Width = 0 | 4 | 8

function checkWidth(width: number): Width {
  if (width !== 0 && width !== 4 && width !== 8)
    throw new Unreadable(`Numbers of ${width} bytes are not of the standard`)
  return width
}

/** Reads consecutive integers; zeros beyond the end. */
function createReader(bytes: Buffer) {
  let at = 0
  return {
    next(width: Width | 1 | 2 | 3): number {
      const from = at
      at += width
      if (width === 0 || at > bytes.length) return 0
      return width === 8 ? Number(bytes.readBigUInt64BE(from)) : bytes.readUIntBE(from, width)
    },
    isAtEnd: () => at >= bytes.length,
  }
}

/** The byte range of an extent within a file or box. */
export const within = ({ start, end }: ItemLocation['extents'][number], place: ByteRange): ByteRange => ({
  start: Math.min(place.end, place.start + start),
  end: end === null ? place.end : Math.min(place.end, place.start + end),
})
