import { hasInvisible, lengthOf } from '../../credentials/characters.ts'
import { counted, type GalleryCopy } from '../copy/copy-in.ts'
import { foldLookAlikes } from './confusables.ts'
import { isReservedName } from './reserved-names.ts'

const shortest = 3
const longest = 30

/** A normalized user name, as stored. */
export const normalizeUsername = (typed: string | undefined): string => (typed ?? '').normalize('NFKC').trim()

/** The key by which user names are compared: confusable names are equal. */
export const usernameKeyOf = (username: string): string =>
  foldLookAlikes(normalizeUsername(username)).normalize('NFKC')

/** Validation errors of a normalized user name. */
export function listUsernameProblems(username: string, sentences: GalleryCopy): string[] {
  if (username === '') return [sentences.required]
  const length = lengthOf(username)
  const fits = /^[\p{L}\p{N}\p{M}._-]+$/u.test(username) && /[\p{L}\p{N}]/u.test(username)
  return [
    ...(hasInvisible(username) ? [sentences.invisible] : fits ? [] : [sentences.username.characters]),
    ...(length < shortest ? [counted(sentences.tooShort, shortest)] : []),
    ...(length > longest ? [counted(sentences.tooLong, longest)] : []),
    ...(isReservedName(username) ? [sentences.username.reserved] : []),
  ]
}
