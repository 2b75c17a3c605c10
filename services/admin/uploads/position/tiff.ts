import type { FileHandle } from 'node:fs/promises'
import { fill, readAt, type Stretch } from './bytes.ts'
import { blankXmp } from './xmp.ts'

/** Pointers to further directories: of the camera's facts, and of smaller pictures. */
const directories = [0x8769, 0x014a]
const position = 0x8825
const xmpPacket = 0x02bc

/** Bytes of one value, by type: https://www.loc.gov/preservation/digital/formats/content/tiff_tags.shtml */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]

// No camera comes near these; without them a file could be made that takes hours to read.
const mostDirectories = 16
const mostEntries = 1024
const mostPositions = 4
const mostPackets = 4
const mostValueBytes = 4096

interface Entry {
  readonly tag: number
  readonly count: number
  /** Where its value stands, and where that ends. */
  readonly value: Stretch
}

/** How the numbers of a file are written: byte order, and the wider ones of BigTIFF. */
interface Shape {
  readonly little: boolean
  readonly big: boolean
}

/**
 * Takes the position out of TIFF data, as EXIF is in every format: the directory of the position becomes zeros with all that it
 * points to, and so do its words in an XMP packet. What cannot be followed is left: it leads nobody anywhere either.
 */
export async function blankTiff(file: FileHandle, whole: Stretch): Promise<void> {
  const head = await readAt(file, whole.start, 16)
  const shape = shapeOf(head)
  if (!shape) return
  const seen = new Set<number>()
  const waiting = [shape.big ? wide(head, 8, shape) : number(head, 4, 4, shape)]
  let positions = 0
  let packets = 0
  while (waiting.length > 0 && seen.size < mostDirectories) {
    const offset = waiting.shift() ?? 0
    if (offset === 0 || seen.has(offset)) continue
    seen.add(offset)
    const { entries, next } = await readDirectory(file, whole, offset, shape)
    waiting.push(next)
    for (const entry of entries) {
      if (entry.tag === xmpPacket && packets++ < mostPackets) await blankXmp(file, entry.value)
      if (directories.includes(entry.tag)) waiting.push(...(await pointersOf(file, entry, shape)))
      if (entry.tag !== position || positions++ >= mostPositions) continue
      const [at = 0] = await pointersOf(file, entry, shape)
      await blankDirectory(file, whole, at, shape)
    }
  }
}

function shapeOf(head: Buffer): Shape | null {
  const order = head.toString('latin1', 0, 2)
  if (head.length < 8 || (order !== 'II' && order !== 'MM')) return null
  const little = order === 'II'
  const version = number(head, 2, 2, { little, big: false })
  if (version === 43 && head.length === 16) return { little, big: true }
  return version === 42 ? { little, big: false } : null
}

async function readDirectory(file: FileHandle, whole: Stretch, offset: number, shape: Shape) {
  const { little, big } = shape
  const [countBytes, entryBytes, wordBytes] = big ? [8, 20, 8] : [2, 12, 4]
  const start = whole.start + offset
  const head = await readAt(file, start, countBytes)
  const claimed =
    head.length < countBytes ? 0 : big ? wide(head, 0, shape) : number(head, 0, 2, { little, big })
  const room = Math.floor((whole.end - start - countBytes) / entryBytes)
  const count = Math.max(0, Math.min(claimed, room, mostEntries))
  const end = Math.min(whole.end, start + countBytes + count * entryBytes + wordBytes)
  const bytes = await readAt(file, start + countBytes, end - start - countBytes)
  const word = (at: number) =>
    at + wordBytes > bytes.length ? 0 : big ? wide(bytes, at, shape) : number(bytes, at, 4, shape)
  const entries: Entry[] = []
  for (let at = 0; at + entryBytes <= Math.min(bytes.length, count * entryBytes); at += entryBytes) {
    const values = word(at + 4)
    const length = values * (sizes[number(bytes, at + 2, 2, shape)] ?? 0)
    const field = at + entryBytes - wordBytes
    const from = length <= wordBytes ? start + countBytes + field : whole.start + word(field)
    const value = { start: from, end: Math.min(whole.end, from + length) }
    entries.push({ tag: number(bytes, at, 2, shape), count: values, value })
  }
  return { entries, next: word(count * entryBytes), stretch: { start, end } }
}

async function blankDirectory(file: FileHandle, whole: Stretch, offset: number, shape: Shape): Promise<void> {
  if (offset === 0) return
  const { entries, stretch } = await readDirectory(file, whole, offset, shape)
  for (const { value } of entries) {
    // A value that is said to stand before the data is not of it.
    if (value.start < whole.start) continue
    await fill(file, { ...value, end: Math.min(value.end, value.start + mostValueBytes) }, 0)
  }
  await fill(file, stretch, 0)
}

/** The offsets in an entry; there are never many. */
async function pointersOf(file: FileHandle, { value, count }: Entry, shape: Shape): Promise<number[]> {
  const bytes = await readAt(file, value.start, Math.min(value.end - value.start, 512))
  const width = count > 0 && (value.end - value.start) / count === 8 ? 8 : 4
  return Array.from({ length: Math.floor(bytes.length / width) }, (_, at) =>
    width === 8 ? wide(bytes, at * 8, shape) : number(bytes, at * 4, 4, shape),
  )
}

const number = (bytes: Buffer, at: number, width: 2 | 4, { little }: Shape): number =>
  little ? bytes.readUIntLE(at, width) : bytes.readUIntBE(at, width)

function wide(bytes: Buffer, at: number, { little }: Shape): number {
  const value = little ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at)
  return Number(value < 0xffff_ffff_ffffn ? value : 0n)
}
