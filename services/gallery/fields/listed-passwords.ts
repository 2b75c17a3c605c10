import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** So many bytes of a SHA-256 stand for each password: with 18,000 of them, one other text in 60 million is taken for one. */
export const prefixBytes = 5

export const listFile = new URL('./listed-passwords.bin', import.meta.url)

/** What passwords are compared by. */
export const foldPassword = (password: string): string => password.normalize('NFKC').toLowerCase()

/** The first bytes of the hash of a folded password. */
export const prefixOf = (folded: string): Buffer =>
  createHash('sha256').update(folded).digest().subarray(0, prefixBytes)

let list: Buffer | undefined

/**
 * Whether a folded password is one of the commonest that have 8 characters or more: a binary search in sorted prefixes
 * of hashes (90 KB, read at the first use). `npm run passwords` makes the file.
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
