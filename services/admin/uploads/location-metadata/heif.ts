import { type ByteRange, type FileBytes, fill, Unreadable } from './file-bytes.ts'
import { listBoxes, readBox } from './heif-boxes.ts'
import { type ItemKind, readKinds, readLocations, within } from './heif-items.ts'
import type { PrivateData } from './private-data.ts'
import { blankTiff } from './tiff.ts'
import { blankXmp } from './xmp.ts'

/** The maximum of the box `meta`, which usually has a few thousand bytes. */
const maxBytes = 4 * 1024 * 1024
const maxOpenBytes = 1024 * 1024

/**
 * Removes private data from the metadata items of a HEIF picture (HEIC, AVIF): `iinf` says which items are EXIF or XMP,
 * `iloc` where they are. ISO/IEC 23008-12; https://www.iso.org/standard/83650.html. Throws `Unreadable` for an item
 * whose extents are not known.
 */
export function blankHeif(file: FileBytes, what: PrivateData): void {
  for (let at = 0; at + 8 <= file.size; ) {
    const box = readBox(file.read(at, 16), 0, file.size - at)
    if (!box) return
    if (box.name === 'meta') blankItems(file, { start: at + box.start, end: at + box.end }, what)
    at += box.end
  }
}

function blankItems(file: FileBytes, { start, end }: ByteRange, what: PrivateData): void {
  if (end - start > maxBytes) throw new Unreadable('The table of contents is too large')
  const meta = file.read(start, end - start)
  // After version and flags.
  const boxes = listBoxes(meta, 4)
  const find = (name: string) => boxes.find(each => each.name === name)
  const [info, location, data] = [find('iinf'), find('iloc'), find('idat')]
  if (!info || !location) return
  const kinds = readKinds(meta.subarray(info.start, info.end))
  if (kinds.size === 0) return
  const inside = data ? { start: start + data.start, end: start + data.end } : { start: end, end }
  for (const { id, construction, extents } of readLocations(meta.subarray(location.start, location.end))) {
    const kind = kinds.get(id)
    if (!kind) continue
    if (construction > 1) throw new Unreadable('An item of metadata lies in another item')
    const place = construction === 1 ? inside : { start: 0, end: file.size }
    const [only] = extents
    if (only && extents.length === 1)
      blankItem(file, { item: within(only, place), kind, isOpen: only.end === null }, what)
    // Fragmented metadata cannot be parsed by extent, so it is erased completely.
    else for (const part of extents) blankWhole(file, within(part, place), part.end === null)
  }
}

interface Item {
  readonly item: ByteRange
  readonly kind: ItemKind
  /** Whether its length is unknown, up to the end of the file. */
  readonly isOpen: boolean
}

function blankItem(file: FileBytes, { item, kind, isOpen }: Item, what: PrivateData): void {
  if (kind === 'packed') blankWhole(file, item, isOpen)
  else if (kind === 'xmp') blankXmp(file, isOpen ? shorten(item) : item, what)
  else {
    const head = file.read(item.start, 4)
    const offset = head.length === 4 ? head.readUInt32BE(0) : 0
    const isTiff = blankTiff(file, { ...item, start: item.start + 4 + offset }, what)
    // Invalid TIFF data is erased, since a scanning parser may still find it.
    if (!isTiff && !isOpen) fill(file, item, 0)
  }
}

const shorten = ({ start, end }: ByteRange): ByteRange => ({
  start,
  end: Math.min(end, start + maxOpenBytes),
})

function blankWhole(file: FileBytes, item: ByteRange, isOpen: boolean): void {
  if (isOpen) throw new Unreadable('It is not said where an item of metadata ends')
  fill(file, item, 0)
}
