import { isEmail, maxEmailLength } from '../../../contract/forms/email.ts'
import { hasInvisible, lengthOf } from '../../credentials/characters.ts'
import { counted, type GalleryCopy } from '../copy/copy-in.ts'

/** Validation errors of a normalized address. */
export function listEmailProblems(normalized: string, sentences: GalleryCopy): string[] {
  if (normalized === '') return [sentences.required]
  return [
    ...(hasInvisible(normalized) ? [sentences.invisible] : []),
    ...(lengthOf(normalized) > maxEmailLength ? [counted(sentences.tooLong, maxEmailLength)] : []),
    ...(isEmail(normalized) && !hasInvisible(normalized) ? [] : [sentences.email.invalid]),
  ]
}
