import { TOTP, Secret as TotpSecret } from 'otpauth'
import { seal, unseal } from '../../../platform/seal.ts'
import type { Secret } from '../../../platform/signature.ts'

const period = 30

/** A new secret for an authenticator app (RFC 6238), in Base32. */
export const newTotpSecret = (): string => new TotpSecret({ size: 20 }).base32

/** The key URI for a QR code. https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret, period }).toString()

/** The time step of a code, at most one away from now; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret, period })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, window: 1, timestamp })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const contextOf = (staffId: string) => ({ purpose: 'authenticator apps of staff', owner: staffId })

/** The secret as it is stored. */
export const sealTotp = (secret: Secret, staffId: string, totp: string): string =>
  seal(secret, totp, contextOf(staffId))

export const unsealTotp = (secret: Secret, staffId: string, sealed: string) =>
  unseal(secret, sealed, contextOf(staffId))
