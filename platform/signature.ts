import { createHmac, timingSafeEqual } from 'node:crypto'

/** The values of a secret, newest first: the first signs, all of them verify. */
export type Secrets = readonly [newest: string, ...older: string[]]

/** A secret that signs: one value, or several while it is being rotated. */
export type Secret = string | Secrets

/** Every value that still verifies, newest first. */
export const valuesOf = (secret: Secret): Secrets => (typeof secret === 'string' ? [secret] : secret)

/** The value that signs. */
export const newestOf = (secret: Secret): string => valuesOf(secret)[0]

/** The signature of a message (HMAC-SHA-256, by the newest value) as 43 characters that fit into an address. */
export const sign = (secret: Secret, message: string): string => signWith(newestOf(secret), message)

/** Whether any value of the secret made a signature; compared in constant time. */
export function isSignature(secret: Secret, message: string, given: string): boolean {
  const said = Buffer.from(given)
  return valuesOf(secret).some(value => {
    const expected = Buffer.from(signWith(value, message))
    return said.length === expected.length && timingSafeEqual(said, expected)
  })
}

const signWith = (value: string, message: string) =>
  createHmac('sha256', value).update(message).digest('base64url')
