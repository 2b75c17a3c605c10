import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The stored bytes of each SHA-256: with 18,000 passwords one other text in 60 million is a false positive. */
export const prefixBytes = 5

export const listFile = new URL('./listed-passwords.bin', import.meta.url)

/** The form in which passwords are compared. */
export const foldPassword = (password: string): string => password.normalize('NFKC').toLowerCase()

/** The first bytes of the hash of a folded password. */
export const prefixOf = (folded: string): Buffer =>
  createHash('sha256').update(folded).digest().subarray(0, prefixBytes)

let list: Buffer | undefined

/**
 * Whether a folded password is among the most common ones of 8 characters or more: a binary search in sorted hash
 * prefixes (90 KB, read at the first use). `npm run passwords` generates the file.
 */
export function isListedPassword(folded: string): boolean {
  list ??= readFileSync(listFile)
  const wanted = prefixOf(folded)
  let [low, high] = [0, list.length / prefixBytes]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = middle * prefixBytes
    const order = list.compare(wanted, 0, prefixBytes, at, at + prefixBytes)
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle
  }
  return false
}
