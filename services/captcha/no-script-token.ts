import { randomBytes } from 'node:crypto'
import { isSignature, type Secret, sign } from '../../platform/signature.ts'

/** Nobody reads a form and presses its button sooner. */
const shortestMs = 1500
const longestMs = 2 * 3_600_000

const shape = /^patience:(\d{1,15})\.([\w-]{16})\.([\w-]{43})$/

/** Signed times: `patience:{time}.{nonce}.{signature}`, good when they are neither fresh nor old. */
export function createNoScriptToken(service: string, secret: Secret, clock: () => Date) {
  const signed = (words: string) => `patience ${service} ${words}`
  return {
    offer(): string {
      const words = `${clock().getTime()}.${randomBytes(12).toString('base64url')}`
      return `patience:${words}.${sign(secret, signed(words))}`
    },
    read(text: string) {
      const [, time = '', nonce = '', signature = ''] = shape.exec(text) ?? []
      if (signature === '') return null
      const words = `${time}.${nonce}`
      return {
        identity: `patience ${words}`,
        async isGood(): Promise<boolean> {
          const age = clock().getTime() - Number(time)
          return isSignature(secret, signed(words), signature) && age >= shortestMs && age <= longestMs
        },
      }
    },
  }
}
