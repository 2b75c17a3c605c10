import { randomInt } from 'node:crypto'
import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import { isSignature, type Secret, sign } from '../../../platform/signature.ts'

/** Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference, `S-4K7QX2MB`: short enough for the telephone. About 40 random bits; not a secret. */
export function newReference(kind: RequestKind): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${requestDescriptions[kind].initial}-${letters.join('')}`
}

/** The signed token of a request, for its sender. */
export const tokenOf = (secret: Secret, reference: string): string => sign(secret, `request ${reference}`)

export const isTokenOf = (secret: Secret, reference: string, token: string): boolean =>
  isSignature(secret, `request ${reference}`, token)

/** The signed token of a change, for the owner of the address; only the mail to that address contains it. */
const changeTokenOf = (secret: Secret, reference: string): string => sign(secret, `change ${reference}`)

export const isChangeTokenOf = (secret: Secret, reference: string, token: string): boolean =>
  isSignature(secret, `change ${reference}`, token)

/** The path of a change, after the locale. */
export const changePathOf = (secret: Secret, reference: string): string =>
  `/support/requests/${reference.toLowerCase()}?token=${changeTokenOf(secret, reference)}`

/** The path of a request, after the locale; in lower case, as all page URLs. */
export const pathOf = (secret: Secret, reference: string): string =>
  `/support/requests/${reference.toLowerCase()}?token=${tokenOf(secret, reference)}`

/** The path of the agreement of an invitation, after the locale. */
export const agreementPathOf = (secret: Secret, reference: string): string =>
  `/support/requests/${reference.toLowerCase()}/agreement?token=${tokenOf(secret, reference)}`
