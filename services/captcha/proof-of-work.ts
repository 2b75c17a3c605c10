import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { newestOf, type Secret, valuesOf } from '../../platform/signature.ts'
import type { Proof } from './proof.ts'

/** PBKDF2 iterations: solving takes 0.25 s on a desktop and 1 to 2 s on a slow phone, verifying one derivation. */
const defaultCost = 5000
const fewest = 20
const most = 60
const lifeMs = 30 * 60_000

const longest = 4000
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The solved challenge, with its keys in the order in which they are serialized. */
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
export function createProofOfWork(service: string, secret: Secret, cost = defaultCost) {
  // Without `hmacKeySignatureSecret` the verification derives the key again, which also checks the counter.
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

/** Decodes a solved challenge; null for anything but its canonical encoding. */
function decodeWork(text: string): v.InferOutput<typeof solved> | null {
  if (!text.startsWith('work:') || text.length > longest) return null
  try {
    const work = v.parse(solved, JSON.parse(Buffer.from(text.slice(5), 'base64').toString('utf8')))
    return encodeWork(work) === text ? work : null
  } catch {
    return null
  }
}

/** The canonical encoding of a solved challenge: base64 of its JSON in schema order. */
const encodeWork = (work: v.InferOutput<typeof solved>): string =>
  `work:${Buffer.from(JSON.stringify(work)).toString('base64')}`
