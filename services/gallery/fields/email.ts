import { isEmail, maxEmailLength } from '../../../contract/forms/email.ts'
import { counted, type GalleryCopy } from '../copy/copy-in.ts'
import { hasInvisible, lengthOf } from './characters.ts'

/** What is wrong with a tidied address. */
export function listEmailProblems(tidied: string, sentences: GalleryCopy): string[] {
  if (tidied === '') return [sentences.required]
  return [
    ...(hasInvisible(tidied) ? [sentences.invisible] : []),
    ...(lengthOf(tidied) > maxEmailLength ? [counted(sentences.tooLong, maxEmailLength)] : []),
    ...(isEmail(tidied) && !hasInvisible(tidied) ? [] : [sentences.email.invalid]),
  ]
}
