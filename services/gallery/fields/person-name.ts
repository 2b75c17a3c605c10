import { hasInvisible, lengthOf } from '../../credentials/characters.ts'
import { counted, type GalleryCopy } from '../copy/copy-in.ts'

const longest = 60

/** A normalized first or last name, as stored. */
export const normalizeName = (typed: string | undefined): string =>
  (typed ?? '').normalize('NFC').trim().replaceAll(/ {2,}/g, ' ')

/** Letters of any script, and the separators of names; no dot before a letter, which would make a link. */
const name = /^(?!.*\.[\p{L}\p{N}]{2})[\p{L}\p{M}\p{N} .,'’‘`´·・‧\-‐–=＝゠]+$/u

/** Validation errors of a normalized name. */
export function listNameProblems(normalized: string, sentences: GalleryCopy): string[] {
  if (normalized === '') return [sentences.required]
  const fits = name.test(normalized) && /\p{L}/u.test(normalized)
  return [
    ...(hasInvisible(normalized) ? [sentences.invisible] : fits ? [] : [sentences.name.characters]),
    ...(lengthOf(normalized) > longest ? [counted(sentences.tooLong, longest)] : []),
  ]
}
