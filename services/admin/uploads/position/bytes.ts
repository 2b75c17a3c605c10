import type { FileHandle } from 'node:fs/promises'

/** A stretch of a file, from `start` to before `end`. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** What stands there; shorter, or empty, where the stretch leaves the file. */
export async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, length))
  if (length <= 0 || start < 0) return Buffer.alloc(0)
  const { bytesRead } = await file.read(bytes, 0, length, start)
  return bytes.subarray(0, bytesRead)
}

const pieceBytes = 64 * 1024

/** Fills a stretch with one byte, over and over. */
export async function fill(file: FileHandle, { start, end }: Stretch, byte: number): Promise<void> {
  for (let at = start; at < end; at += pieceBytes) {
    const length = Math.min(pieceBytes, end - at)
    await file.write(Buffer.alloc(length, byte), 0, length, at)
  }
}
