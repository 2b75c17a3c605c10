import { counted, type Sentences } from '../sentences/sentences.ts'
import { lengthOf } from './characters.ts'
import { isCommonPassword } from './common-passwords.ts'

const shortest = 8
const longest = 128

/** Whose password it is to be: a password made of these is soon guessed. */
export interface Owner {
  readonly username: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
}

export interface TypedPassword {
  readonly password: string | undefined
  /** The same once more. */
  readonly password2: string | undefined
}

/** What is wrong with a new password, the other one that differs included. */
export function listPasswordProblems(
  { password = '', password2 = '' }: TypedPassword,
  owner: Owner,
  sentences: Sentences,
): string[] {
  if (password === '') return [sentences.required]
  const length = lengthOf(password.normalize('NFKC'))
  const words = sentences.password
  return [
    ...(length < shortest ? [counted(sentences.tooShort, shortest)] : []),
    ...(length > longest ? [counted(sentences.tooLong, longest)] : []),
    ...(isCommonPassword(password) ? [words.common] : []),
    ...(isMadeOf(password, owner) ? [words.own] : []),
    ...(password === password2 ? [] : [words.differs]),
  ]
}

/** Whether little is left of a password without the names in it. */
function isMadeOf(password: string, { username, firstname, lastname, email }: Owner): boolean {
  const names = [
    firstname + lastname,
    lastname + firstname,
    email,
    email.split('@')[0] ?? '',
    username,
    firstname,
    lastname,
  ]
  const rest = names
    .map(lettersOf)
    .filter(name => name.length >= 2)
    .reduce((left, name) => left.replaceAll(name, ''), lettersOf(password))
  return rest !== lettersOf(password) && rest.replaceAll(/\d/g, '').length < 3
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
