import { tidyEmail } from '../../../contract/forms/email.ts'
import type { FieldErrors } from '../../../contract/gallery.ts'
import { negotiateLocale } from '../../http/language.ts'
import { galleryCopyIn } from '../copy/copy-in.ts'
import { listBirthDateProblems } from '../fields/birth-date.ts'
import { listEmailProblems } from '../fields/email.ts'
import { listPasswordProblems, type PasswordForm } from '../fields/password.ts'
import { listNameProblems, tidyName } from '../fields/person-name.ts'
import { listUsernameProblems, tidyUsername } from '../fields/username.ts'

type Typed = string | undefined

/** A registration as a form sends it. */
export interface Registration extends PasswordForm {
  readonly username: Typed
  readonly firstname: Typed
  readonly lastname: Typed
  readonly email: Typed
  readonly dob: Typed
  readonly terms: boolean | undefined
  readonly lang: string | undefined
}

/** The person, tidied, and what is wrong with the fields: each with all its problems, the most useful first. */
export function checkRegistration(typed: Registration, today: string) {
  const sentences = galleryCopyIn(negotiateLocale(typed.lang))
  const person = {
    username: tidyUsername(typed.username),
    firstname: tidyName(typed.firstname),
    lastname: tidyName(typed.lastname),
    email: tidyEmail(typed.email),
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

/** The fields that something is wrong with; null when there is none. */
export function withoutEmpty(problems: Readonly<Record<string, string[]>>): FieldErrors | null {
  const wrong = Object.entries(problems).filter(([, list]) => list.length > 0)
  return wrong.length > 0 ? Object.fromEntries(wrong) : null
}
