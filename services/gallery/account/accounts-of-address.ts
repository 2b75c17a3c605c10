import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { AccountExport } from '../../../contract/user-export.ts'
import { deleteJobs, findJobs } from '../../../platform/jobs/find-jobs.ts'
import type { GalleryTables } from '../schema.ts'
import { exportAccount } from './export-user.ts'

/** The accounts of an address, confirmed or not: at most one, since addresses are unique. */
const usersOf = (db: Kysely<GalleryTables>, email: string) =>
  db.selectFrom('users').selectAll().where('email_key', '=', emailKeyOf(email)).execute()

export async function findAccounts(db: Kysely<GalleryTables>, email: string) {
  const users = await usersOf(db, email)
  return users.map(({ id, username, active, created_at }) => ({
    ...{ id, username, created_at },
    active: active === 1,
  }))
}

export async function exportAccounts(db: Kysely<GalleryTables>, email: string): Promise<AccountExport[]> {
  const users = await usersOf(db, email)
  return await Promise.all(users.map(user => exportAccount(db, user)))
}

/**
 * Deletes the accounts of an address; sessions, tokens, passkeys and betas are deleted by cascade. Links that were
 * mailed to the address for other accounts, invitations that wait for it and queued mails are deleted too. Nobody gets
 * a mail: it would hold the address again. Resolves to the number of accounts.
 */
export async function eraseAccounts(db: Kysely<GalleryTables>, email: string): Promise<number> {
  const key = emailKeyOf(email)
  const jobs = await findJobs(db, { matches: text => emailKeyOf(text) === key })
  const links = (await db.selectFrom('mail_tokens').select(['token_hash', 'email']).execute()).filter(
    row => emailKeyOf(row.email) === key,
  )
  return await db.transaction().execute(async trx => {
    const users = await trx.deleteFrom('users').where('email_key', '=', key).returning('id').execute()
    await trx.deleteFrom('beta_decisions').where('email_key', '=', key).execute()
    if (links.length > 0)
      await trx
        .deleteFrom('mail_tokens')
        .where(
          'token_hash',
          'in',
          links.map(({ token_hash }) => token_hash),
        )
        .execute()
    await deleteJobs(
      trx,
      jobs.map(({ id }) => id),
    )
    return users.length
  })
}
