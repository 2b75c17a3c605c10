import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Nobody reads a form and presses its button sooner. */
const shortestMs = 1500
const longestMs = 2 * 3_600_000

/** Signed moments: `patience:{time}.{nonce}.{signature}`, good when they are neither fresh nor old. */
export function createPatience(secret: string, clock: () => Date) {
  const sign = (words: string) => createHmac('sha256', secret).update(`patience ${words}`).digest('base64url')
  return {
    offer(): string {
      const words = `${clock().getTime()}.${randomBytes(12).toString('base64url')}`
      return `patience:${words}.${sign(words)}`
    },
    isGood(proof: string): boolean {
      const [time = '', nonce = '', signature = '', ...more] = proof.slice('patience:'.length).split('.')
      const expected = sign(`${time}.${nonce}`)
      const isSigned =
        signature.length === expected.length &&
        Buffer.byteLength(signature) === Buffer.byteLength(expected) &&
        timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
      const age = clock().getTime() - Number(time)
      return more.length === 0 && isSigned && age >= shortestMs && age <= longestMs
    },
  }
}
