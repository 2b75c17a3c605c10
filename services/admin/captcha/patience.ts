import { randomBytes } from 'node:crypto'
import { isSignature, type Secret, sign } from '../../../platform/signature.ts'

/** Nobody reads a form and presses its button sooner. */
const shortestMs = 1500
const longestMs = 2 * 3_600_000

/** Signed moments: `patience:{time}.{nonce}.{signature}`, good when they are neither fresh nor old. */
export function createPatience(secret: Secret, clock: () => Date) {
  return {
    offer(): string {
      const words = `${clock().getTime()}.${randomBytes(12).toString('base64url')}`
      return `patience:${words}.${sign(secret, `patience ${words}`)}`
    },
    isGood(proof: string): boolean {
      const [time = '', nonce = '', signature = '', ...more] = proof.slice('patience:'.length).split('.')
      const isSigned = isSignature(secret, `patience ${time}.${nonce}`, signature)
      const age = clock().getTime() - Number(time)
      return more.length === 0 && isSigned && age >= shortestMs && age <= longestMs
    },
  }
}
