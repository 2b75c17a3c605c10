import { counted, type GalleryCopy } from '../copy/copy-in.ts'
import { hasInvisible, lengthOf } from './characters.ts'

const longest = 254

/** An e-mail address as it is kept. */
export const tidyEmail = (typed: string | undefined): string => (typed ?? '').normalize('NFKC').trim()

/** What addresses are compared by. */
export const emailKeyOf = (email: string): string => tidyEmail(email).toLowerCase().normalize('NFKC')

/** No more than the mailer takes: one bare address, on a host with at least one dot. */
const local = /^(?!\.)(?!.*\.(?:\.|$))[^\s@<>()[\]\\,;:"%!]{1,64}$/u
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u

export function isEmail(tidied: string): boolean {
  const at = tidied.lastIndexOf('@')
  const labels = tidied.slice(at + 1).split('.')
  const fits =
    local.test(tidied.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every(part => label.test(part))
  return fits && tidied.length <= longest && !hasInvisible(tidied) && !/^\d+$/.test(labels.at(-1) ?? '')
}

/** What is wrong with a tidied address. */
export function listEmailProblems(tidied: string, sentences: GalleryCopy): string[] {
  if (tidied === '') return [sentences.required]
  return [
    ...(hasInvisible(tidied) ? [sentences.invisible] : []),
    ...(lengthOf(tidied) > longest ? [counted(sentences.tooLong, longest)] : []),
    ...(isEmail(tidied) ? [] : [sentences.email.invalid]),
  ]
}
