import type { FieldErrors } from '../../contract/gallery.ts'
import { isUniqueViolation } from '../../platform/database/dialect.ts'
import { withoutEmpty } from './check-registration.ts'
import { listNameProblems, tidyName } from './fields/person-name.ts'
import { listUsernameProblems, tidyUsername, usernameKeyOf } from './fields/username.ts'
import type { Session } from './load-user.ts'
import type { Means } from './means.ts'
import { sentencesIn } from './sentences/sentences.ts'

export interface TypedChange {
  readonly username: string | undefined
  readonly firstname: string | undefined
  readonly lastname: string | undefined
  readonly lang: string | undefined
}

/** Changes what a user is called: the fields that were sent. Null when done, else what is wrong. */
export async function changeUser(
  { db }: Means,
  { user }: Session,
  typed: TypedChange,
): Promise<FieldErrors | null> {
  const sentences = sentencesIn(typed.lang)
  const username = tidyUsername(typed.username ?? user.username)
  const firstname = tidyName(typed.firstname ?? user.firstname)
  const lastname = tidyName(typed.lastname ?? user.lastname)
  const errors = withoutEmpty({
    // Whoever has a name keeps it, also one that was reserved later.
    username: username === user.username ? [] : listUsernameProblems(username, sentences),
    firstname: listNameProblems(firstname, sentences),
    lastname: listNameProblems(lastname, sentences),
  })
  if (errors) return errors
  try {
    const changed = { username, username_key: usernameKeyOf(username), firstname, lastname }
    await db.updateTable('users').set(changed).where('id', '=', user.id).execute()
    return null
  } catch (error) {
    if (isUniqueViolation(error, 'username_key')) return { username: [sentences.username.taken] }
    throw error
  }
}
