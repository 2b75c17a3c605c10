import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature over some words (HMAC-SHA-256) as 43 characters that fit into an address: nobody can make it up without the secret. */
export const sign = (secret: string, words: string): string =>
  createHmac('sha256', secret).update(words).digest('base64url')

/** Whether a signature is the one over these words; how long the comparison takes tells nothing. */
export function isSignature(secret: string, words: string, given: string): boolean {
  const [said, expected] = [Buffer.from(given), Buffer.from(sign(secret, words))]
  return said.length === expected.length && timingSafeEqual(said, expected)
}
