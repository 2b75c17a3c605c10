import {
  listPasswordFaults,
  longestPassword,
  type PasswordFault,
  shortestPassword,
} from '../../credentials/password-faults.ts'
import { counted, type GalleryCopy } from '../copy/copy-in.ts'

/** The owner of a password, whose names it must not be made of. */
interface Owner {
  readonly username: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
}

export interface PasswordForm {
  readonly password: string | undefined
  /** The repeated password. */
  readonly password2: string | undefined
}

/** Validation errors of a new password and its repetition. */
export function listPasswordProblems(
  { password = '', password2 = '' }: PasswordForm,
  owner: Owner,
  sentences: GalleryCopy,
): string[] {
  if (password === '') return [sentences.required]
  const copy = sentences.password
  const sentenceOf: Readonly<Record<PasswordFault, string>> = {
    too_short: counted(sentences.tooShort, shortestPassword),
    too_long: counted(sentences.tooLong, longestPassword),
    common: copy.common,
    own: copy.own,
    context: copy.context,
  }
  return [
    ...listPasswordFaults(password, namesOf(owner)).map(fault => sentenceOf[fault]),
    ...(password === password2 ? [] : [copy.differs]),
  ]
}

const namesOf = ({ username, firstname, lastname, email }: Owner) => [
  firstname + lastname,
  lastname + firstname,
  email,
  email.split('@')[0] ?? '',
  username,
  firstname,
  lastname,
]
