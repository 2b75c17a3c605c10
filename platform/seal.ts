import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { newestOf, type Secret, valuesOf } from './signature.ts'

const ivBytes = 12
const tagBytes = 16

/** What a sealed text is for: `purpose` separates the keys, `owner` binds the text to one row. */
interface SealContext {
  readonly purpose: string
  readonly owner: string
}

interface Unsealed {
  readonly text: string
  /** Whether an older value of the secret sealed it: it should be sealed again before that value is removed. */
  readonly isOutdated: boolean
}

/** A text encrypted and authenticated (AES-256-GCM) by a key that HKDF derives from the newest secret; base64url. */
export function seal(secret: Secret, text: string, context: SealContext): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(newestOf(secret), context), iv)
  cipher.setAAD(Buffer.from(context.owner))
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')
}

/** The text of `seal`; null for another context, a changed text, or a secret that is gone. */
export function unseal(secret: Secret, sealed: string, context: SealContext): Unsealed | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return null
  for (const [age, value] of valuesOf(secret).entries()) {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(value, context), bytes.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(context.owner))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    try {
      const data = decipher.update(bytes.subarray(ivBytes + tagBytes))
      return { text: Buffer.concat([data, decipher.final()]).toString('utf8'), isOutdated: age > 0 }
    } catch {
      // Another value of the secret may have sealed it.
    }
  }
  return null
}

const keyOf = (value: string, { purpose }: SealContext) =>
  Buffer.from(hkdfSync('sha256', value, '', purpose, 32))
