import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { newestOf, type Secret, valuesOf } from '../../platform/signature.ts'
import type { Proof } from './captcha.ts'

/** A quarter of a second on a desk, a second or two on a slow phone; the server checks it with one derivation. */
const cost = 5000
const fewest = 20
const most = 60
const lifeMs = 30 * 60_000

const longest = 4000
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The challenge as it is issued, key by key in the order of its JSON, and the two words of a solution. */
const solved = v.strictObject({
  challenge: v.strictObject({
    parameters: v.strictObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      cost: count,
      expiresAt: count,
      keyLength: count,
      keyPrefix: hex(32),
      nonce: hex(32),
      salt: hex(32),
    }),
    signature: hex(64),
  }),
  solution: v.strictObject({ counter: count, derivedKey: hex(64) }),
})

/** ALTCHA's proof of work: `work:` and the solved challenge as base64 JSON. https://altcha.org/docs/v2/ */
export function createProofOfWork(service: string, secret: Secret) {
  // Without a signature of the key the counter is checked too: the key is derived once more.
  const keyOf = (value: string) => ({ hmacSignatureSecret: `work ${service} ${value}` })
  return {
    async offer() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(fewest, most),
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        ...keyOf(newestOf(secret)),
      })
      return { provider: 'proof-of-work' as const, challenge: { ...challenge } as Record<string, unknown> }
    },
    read(text: string): Proof | null {
      const work = decodeWork(text)
      return (
        work && {
          identity: `work ${work.challenge.signature}`,
          async isGood() {
            for (const value of valuesOf(secret)) {
              const { verified } = await verifySolution({ ...work, deriveKey, ...keyOf(value) })
              if (verified) return true
            }
            return false
          },
        }
      )
    },
  }
}

/** A solved challenge; null for every text but its canonical encoding: other keys, order, white space, digits or padding. */
function decodeWork(text: string): v.InferOutput<typeof solved> | null {
  if (!text.startsWith('work:') || text.length > longest) return null
  try {
    const work = v.parse(solved, JSON.parse(Buffer.from(text.slice(5), 'base64').toString('utf8')))
    return encodeWork(work) === text ? work : null
  } catch {
    return null
  }
}

/** The one text that stands for a solved challenge: base64 of its JSON in the order in which it was issued. */
export const encodeWork = (work: v.InferOutput<typeof solved>): string =>
  `work:${Buffer.from(JSON.stringify(work)).toString('base64')}`
