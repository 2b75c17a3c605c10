/** The bytes from `start` to `end`, both included. */
interface Range {
  readonly start: number
  readonly end: number
}

/**
 * The part of a file of `size` bytes that a Range header requests: null for the whole (no header, several ranges or an
 * unknown unit), 'none' when it is not satisfiable. https://www.rfc-editor.org/rfc/rfc9110#name-byte-ranges
 */
export function readRange(header: string, size: number): Range | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'none'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start < size ? { start, end } : 'none'
}
