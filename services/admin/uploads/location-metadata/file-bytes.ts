import { readSync, writeSync } from 'node:fs'

/** A byte range, from `start` to before `end`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Random access to the bytes of an open file. */
export interface FileBytes {
  readonly size: number
  /** Reads bytes; fewer, or none, beyond the end of the file. */
  read(start: number, length: number): Buffer
  /** Overwrites bytes; any beyond the end of the file are dropped. */
  write(start: number, bytes: Uint8Array): void
}

/** Thrown for a file whose structure cannot be parsed completely within the limits of work. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/** Ten times the operations of a 100 MB picture in the smallest common chunks. */
const maxOperations = 200_000
const sparedBytes = 64 * 1024 * 1024

/**
 * The bytes of a file that is open for reading and writing. Reads synchronously, so it runs in a child process. Throws
 * `Unreadable` when a parser exceeds the number of operations that a well-formed file of this size needs, which bounds
 * every loop.
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

/** Fills a range with one byte. */
export function fill(file: FileBytes, { start, end }: ByteRange, byte: number): void {
  const last = Math.min(end, file.size)
  for (let at = start; at < last; at += pieceBytes) {
    file.write(at, Buffer.alloc(Math.min(pieceBytes, last - at), byte))
  }
}
