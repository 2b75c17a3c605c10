import { readSync, writeSync } from 'node:fs'

/** A stretch of a file, from `start` to before `end`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Random access to the bytes of an open file. */
export interface FileBytes {
  readonly size: number
  /** What stands there; shorter, or empty, where the stretch leaves the file. */
  read(start: number, length: number): Buffer
  /** Overwrites what stands there; what would fall behind the end is dropped. */
  write(start: number, bytes: Uint8Array): void
}

/** The documented refusal of a file whose structure cannot be followed to its end within the limits of work. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/** A picture of 100 MB in the smallest pieces that programs write takes a tenth. */
const maxOperations = 200_000
const sparedBytes = 64 * 1024 * 1024

/**
 * The bytes of a file that is open for reading and writing. Blocks while it reads, so it belongs into a process of its own. Throws
 * `Unreadable` when a parser asks for more than a well-formed file of this size needs: whatever it loops over, the work ends.
 */
export function openFileBytes(fd: number, size: number): FileBytes {
  let operations = 0
  let bytesLeft = 4 * size + sparedBytes
  const account = (length: number) => {
    bytesLeft -= length
    if (++operations > maxOperations || bytesLeft < 0) throw new Unreadable('The file takes too much work')
  }
  return {
    size,
    read(start, length) {
      const wanted = Math.min(length, size - start)
      if (!(wanted > 0 && start >= 0)) return Buffer.alloc(0)
      account(wanted)
      const bytes = Buffer.allocUnsafe(wanted)
      return bytes.subarray(0, readSync(fd, bytes, 0, wanted, start))
    },
    write(start, bytes) {
      const length = Math.min(bytes.length, size - start)
      if (!(length > 0 && start >= 0)) return
      account(length)
      writeSync(fd, bytes, 0, length, start)
    },
  }
}

const pieceBytes = 64 * 1024

/** Fills a stretch with one byte, over and over. */
export function fill(file: FileBytes, { start, end }: ByteRange, byte: number): void {
  const last = Math.min(end, file.size)
  for (let at = start; at < last; at += pieceBytes) {
    file.write(at, Buffer.alloc(Math.min(pieceBytes, last - at), byte))
  }
}
