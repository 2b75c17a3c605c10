import { counted, type GalleryCopy } from '../copy/copy-in.ts'
import { hasInvisible, lengthOf } from './characters.ts'

const longest = 60

/** A first or last name as it is kept. */
export const tidyName = (typed: string | undefined): string =>
  (typed ?? '').normalize('NFC').trim().replaceAll(/ {2,}/g, ' ')

/** Letters of any script, and what stands between the parts of names. No dot before a letter: that makes an address. */
const name = /^(?!.*\.[\p{L}\p{N}]{2})[\p{L}\p{M}\p{N} .,'’‘`´·・‧\-‐–=＝゠]+$/u

/** What is wrong with a tidied name. */
export function listNameProblems(tidied: string, sentences: GalleryCopy): string[] {
  if (tidied === '') return [sentences.required]
  const fits = name.test(tidied) && /\p{L}/u.test(tidied)
  return [
    ...(hasInvisible(tidied) ? [sentences.invisible] : fits ? [] : [sentences.name.characters]),
    ...(lengthOf(tidied) > longest ? [counted(sentences.tooLong, longest)] : []),
  ]
}
