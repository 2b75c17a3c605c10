import { randomInt } from 'node:crypto'
import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import type { RequestKind } from '../../../contract/requests.ts'
import { isSignature, type Secret, sign } from '../../../platform/signature.ts'

/** Without letters that are read as digits, or as each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference, `S-4K7QX2MB`: short enough to say on the telephone. About 40 random bits: not a secret. */
export function newReference(kind: RequestKind): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${requestDescriptions[kind].initial}-${letters.join('')}`
}

/** By this its sender opens a request: nobody can make it up without the secret. */
export const tokenOf = (secret: Secret, reference: string): string => sign(secret, `request ${reference}`)

export const isTokenOf = (secret: Secret, reference: string, token: string): boolean =>
  isSignature(secret, `request ${reference}`, token)

/** By this the owner of an address opens and confirms a change. It stands only in the mail to that address. */
const changeTokenOf = (secret: Secret, reference: string): string => sign(secret, `change ${reference}`)

export const isChangeTokenOf = (secret: Secret, reference: string, token: string): boolean =>
  isSignature(secret, `change ${reference}`, token)

/** Where a change is read and confirmed, after the locale. */
export const changePathOf = (secret: Secret, reference: string): string =>
  `/support/requests/${reference.toLowerCase()}?token=${changeTokenOf(secret, reference)}`

/** Where a request is looked at, after the locale: in small letters, as every address of a page. */
export const pathOf = (secret: Secret, reference: string): string =>
  `/support/requests/${reference.toLowerCase()}?token=${tokenOf(secret, reference)}`

/** Where the agreement of an invitation is read and signed. */
export const agreementPathOf = (secret: Secret, reference: string): string =>
  `/support/requests/${reference.toLowerCase()}/agreement?token=${tokenOf(secret, reference)}`
