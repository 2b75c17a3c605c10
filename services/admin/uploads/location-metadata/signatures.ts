import type { FileBytes } from './file-bytes.ts'

const pieceBytes = 256 * 1024

/** The offsets of signatures in a file, in order, with one chunk in memory at a time. */
export function* findSignatures(file: FileBytes, signatures: readonly Buffer[]) {
  const overlap = Math.max(...signatures.map(each => each.length)) - 1
  for (let start = 0; ; start += pieceBytes) {
    const piece = file.read(start, pieceBytes + overlap)
    for (const signature of signatures) {
      for (let at = piece.indexOf(signature); at !== -1; at = piece.indexOf(signature, at + 1)) {
        // A match in the overlap is found in the next chunk.
        if (at < pieceBytes) yield { signature, at: start + at }
      }
    }
    if (piece.length < pieceBytes + overlap) return
  }
}
