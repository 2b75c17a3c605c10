import { dictionary } from '@zxcvbn-ts/language-common'
import { foldPassword, prefixOf } from '../../services/gallery/fields/listed-passwords.ts'

const shortest = 8

/** The commonest passwords of leaks, the most used first: those that the rule of length does not refuse anyway. */
export const listCommonPasswords = (): string[] => [
  ...new Set(dictionary['passwords-common'].map(foldPassword).filter(text => [...text].length >= shortest)),
]

/** The same as sorted prefixes of their hashes. */
export const makePasswordList = (): Buffer =>
  Buffer.concat(listCommonPasswords().map(prefixOf).sort(Buffer.compare))
