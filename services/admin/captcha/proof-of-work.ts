import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { newestOf, type Secret, valuesOf } from '../../../platform/signature.ts'

/** A quarter of a second on a desk, a second or two on a slow phone; the server checks it with one derivation. */
const cost = 5000
const fewest = 20
const most = 60
const lifeMs = 30 * 60_000

const solved = v.object({
  challenge: v.looseObject({ parameters: v.looseObject({}), signature: v.string() }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
})

const keysOf = (value: string) => ({
  hmacSignatureSecret: `work ${value}`,
  hmacKeySignatureSecret: `work key ${value}`,
})

/** ALTCHA's proof of work: `work:` and the solved challenge as base64 JSON. https://altcha.org/docs/v2/ */
export function createProofOfWork(secret: Secret) {
  return {
    async offer() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(fewest, most),
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        ...keysOf(newestOf(secret)),
      })
      return { provider: 'proof-of-work' as const, challenge: { ...challenge } as Record<string, unknown> }
    },
    async isGood(proof: string): Promise<boolean> {
      if (!proof.startsWith('work:')) return false
      try {
        const { challenge, solution } = v.parse(
          solved,
          JSON.parse(Buffer.from(proof.slice('work:'.length), 'base64').toString('utf8')),
        )
        for (const value of valuesOf(secret)) {
          const { verified } = await verifySolution({
            challenge: challenge as never,
            solution: solution as never,
            deriveKey,
            ...keysOf(value),
          })
          if (verified) return true
        }
        return false
      } catch {
        return false
      }
    },
  }
}
