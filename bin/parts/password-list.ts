import { dictionary } from '@zxcvbn-ts/language-common'
import { foldPassword, prefixOf } from '../../services/credentials/listed-passwords.ts'

const shortest = 8

/** The most frequent passwords of leaks, most used first, without those that the length rule refuses anyway. */
export const listCommonPasswords = (): string[] => [
  ...new Set(dictionary['passwords-common'].map(foldPassword).filter(text => [...text].length >= shortest)),
]

/** The same as sorted prefixes of their hashes. */
export const makePasswordList = (): Buffer =>
  Buffer.concat(listCommonPasswords().map(prefixOf).sort(Buffer.compare))
