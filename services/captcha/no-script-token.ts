import { randomBytes } from 'node:crypto'
import { isSignature, type Secret, sign } from '../../platform/signature.ts'

/** The minimum age: less than anybody needs to fill in a form. */
const shortestMs = 1500
const longestMs = 2 * 3_600_000

const pattern = /^patience:(\d{1,15})\.([\w-]{16})\.([\w-]{43})$/

/** Signed timestamps `patience:{time}.{nonce}.{signature}`, valid between a minimum and a maximum age. */
export function createNoScriptToken(service: string, secret: Secret, clock: () => Date) {
  const signed = (payload: string) => `patience ${service} ${payload}`
  return {
    offer(): string {
      const payload = `${clock().getTime()}.${randomBytes(12).toString('base64url')}`
      return `patience:${payload}.${sign(secret, signed(payload))}`
    },
    read(text: string) {
      const [, time = '', nonce = '', signature = ''] = pattern.exec(text) ?? []
      if (signature === '') return null
      const payload = `${time}.${nonce}`
      return {
        identity: `patience ${payload}`,
        async isGood(): Promise<boolean> {
          const age = clock().getTime() - Number(time)
          return isSignature(secret, signed(payload), signature) && age >= shortestMs && age <= longestMs
        },
      }
    },
  }
}
