import type { FileBytes } from './location-metadata/file-bytes.ts'

const pieceBytes = 64 * 1024
/** The beginnings of HTML, XML and scripts, in lower case. */
const starts = ['<!doctype', '<html', '<head', '<body', '<svg', '<script', '<?', '#!']
const longestStart = Math.max(...starts.map(each => each.length))

/** Whether a file is UTF-8 without NUL, and begins like no page or program. One chunk is in memory at a time. */
export function isPlainText(file: FileBytes): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  /** The first characters after white space and the byte order mark. */
  let start = ''
  try {
    for (let at = 0; at < file.size; ) {
      const piece = file.read(at, pieceBytes)
      if (piece.length === 0 || piece.includes(0)) return false
      at += piece.length
      const text = decoder.decode(piece, { stream: at < file.size })
      if (start.length < longestStart) start = (start + text).trimStart().slice(0, longestStart)
    }
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
  const first = start.toLowerCase()
  return !starts.some(each => first.startsWith(each))
}
