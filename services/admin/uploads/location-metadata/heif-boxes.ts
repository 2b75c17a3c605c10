import type { ByteRange } from './file-bytes.ts'

interface Box extends ByteRange {
  readonly name: string
}

/** The box at `at`, with the range of its content; null where it does not fit into `room` bytes. */
export function readBox(bytes: Buffer, at: number, room: number): Box | null {
  if (at + 8 > bytes.length) return null
  const short = bytes.readUInt32BE(at)
  const isLong = short === 1 && at + 16 <= bytes.length
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? room : short
  const start = at + (isLong ? 16 : 8)
  if (at + length < start || length > room) return null
  return { name: bytes.toString('latin1', at + 4, at + 8), start, end: at + length }
}

/** The consecutive boxes from `from` on. */
export function listBoxes(bytes: Buffer, from: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; ; ) {
    const box = readBox(bytes, at, bytes.length - at)
    if (!box) return boxes
    boxes.push(box)
    at = box.end
  }
}
