import { lengthOf } from './characters.ts'
import { isCommonPassword, withLetters } from './common-passwords.ts'
import { contextWords } from './context-words.ts'

export const shortestPassword = 8
export const longestPassword = 128

/** Why a password cannot be used. `own`: made of its owner's names; `context`: of those and words of this site. */
export type PasswordFault = 'too_short' | 'too_long' | 'common' | 'own' | 'context'

/** The faults of a new password, whose owner has these names. */
export function listPasswordFaults(password: string, names: readonly string[]): PasswordFault[] {
  const length = lengthOf(password.normalize('NFKC'))
  return [
    ...(length < shortestPassword ? (['too_short'] as const) : []),
    ...(length > longestPassword ? (['too_long'] as const) : []),
    ...(isCommonPassword(password) ? (['common'] as const) : []),
    ...ownOrContext(password, names),
  ]
}

/** The fault of a password made of its owner's names, alone or combined with context words. */
function ownOrContext(password: string, names: readonly string[]): PasswordFault[] {
  if (isMadeOf(password, names)) return ['own']
  return isMadeOf(password, [...names, ...contextWords]) ? ['context'] : []
}

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
