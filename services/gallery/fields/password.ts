import { counted, type GalleryCopy } from '../copy/copy-in.ts'
import { lengthOf } from './characters.ts'
import { isCommonPassword, withLetters } from './common-passwords.ts'
import { contextWords } from './context-words.ts'

const shortest = 8
const longest = 128

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
  const length = lengthOf(password.normalize('NFKC'))
  const words = sentences.password
  return [
    ...(length < shortest ? [counted(sentences.tooShort, shortest)] : []),
    ...(length > longest ? [counted(sentences.tooLong, longest)] : []),
    ...(isCommonPassword(password) ? [words.common] : []),
    ...ownOrContext(password, owner, words),
    ...(password === password2 ? [] : [words.differs]),
  ]
}

/** The error of a password made of its owner's names, alone or combined with context words. */
function ownOrContext(password: string, owner: Owner, words: GalleryCopy['password']): string[] {
  const own = namesOf(owner)
  if (isMadeOf(password, own)) return [words.own]
  return isMadeOf(password, [...own, ...contextWords]) ? [words.context] : []
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

/** Whether little remains of a password without these words, as typed or with leetspeak replaced. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  return [lettersOf(password), lettersOf(withLetters(password.toLowerCase()))].some(typed => {
    const rest = words
      .map(lettersOf)
      .filter(word => word.length >= 2)
      .reduce((left, word) => left.replaceAll(word, ''), typed)
    return rest !== typed && rest.replaceAll(/\d/g, '').length < 3
  })
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
