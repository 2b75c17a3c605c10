import { normalizeEmail } from '../../../contract/forms/email.ts'
import type { FieldErrors } from '../../../contract/gallery.ts'
import { negotiateLocale } from '../../http/language.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import { listBirthDateProblems } from '../fields/birth-date.ts'
import { listEmailProblems } from '../fields/email.ts'
import { listPasswordProblems, type PasswordForm } from '../fields/password.ts'
import { listNameProblems, normalizeName } from '../fields/person-name.ts'
import { listUsernameProblems, normalizeUsername } from '../fields/username.ts'

type OptionalText = string | undefined

/** A registration as submitted. */
export interface Registration extends PasswordForm {
  readonly username: OptionalText
  readonly firstname: OptionalText
  readonly lastname: OptionalText
  readonly email: OptionalText
  readonly dob: OptionalText
  readonly terms: boolean | undefined
  readonly lang: string | undefined
}

/** The normalized person, and the validation errors of each field, the most useful first. */
export function checkRegistration(typed: Registration, today: string) {
  const sentences = galleryCopyIn(negotiateLocale(typed.lang))
  const person = {
    username: normalizeUsername(typed.username),
    firstname: normalizeName(typed.firstname),
    lastname: normalizeName(typed.lastname),
    email: normalizeEmail(typed.email),
  }
  const errors = withoutEmpty({
    email: listEmailProblems(person.email, sentences),
    username: listUsernameProblems(person.username, sentences),
    firstname: listNameProblems(person.firstname, sentences),
    lastname: listNameProblems(person.lastname, sentences),
    password: listPasswordProblems(typed, person, sentences),
    dob: listBirthDateProblems(typed.dob, today, sentences),
    terms: typed.terms === true ? [] : [sentences.terms],
  })
  return { person, errors, sentences }
}

/** The fields with errors; null when there are none. */
export function withoutEmpty(problems: Readonly<Record<string, string[]>>): FieldErrors | null {
  const wrong = Object.entries(problems).filter(([, list]) => list.length > 0)
  return wrong.length > 0 ? Object.fromEntries(wrong) : null
}
