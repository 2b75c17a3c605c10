import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import { emptyLog } from '../../../platform/database/empty-log.ts'
import { deleteJobs, findJobs } from '../../../platform/jobs/find-jobs.ts'
import { mailKind } from '../../../platform/mail/outbox.ts'
import { endSubscription } from '../../admin/requests/account-records/erase-records.ts'
import { isDraftOf, isRequestOf, type Owner, uploadsIn } from '../../admin/requests/account-records/owner.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { Acted, AuditSubject } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { askGallery } from './gallery-accounts.ts'
import { getPersonKey } from './person-key.ts'

interface Erased {
  readonly requests: number
  readonly files: number
  readonly mails: number
}

type Act = <T>(
  subject: AuditSubject,
  work: (trx: Transaction<OfficeTables>) => Promise<T>,
) => Promise<Acted<T>>

const rowsAtOnce = 200

/**
 * Erases everything under an address, also licences and signed agreements, which the erasure of an account retains. Files
 * and accounts go first and the rows last, in one transaction with the audit row: repeated after an interruption, it
 * finds what was left. Throws `Refusal` 404, and 503 while the accounts are out of reach.
 */
export async function erasePerson(
  dependencies: OfficeDependencies,
  key: string,
  now: Date,
  act: Act,
): Promise<Acted<Erased>> {
  const { db, gallery } = dependencies
  const { emailKey, accounts: before } = await getPersonKey(db, key, now)
  const body = { email: emailKey }
  const found = await askGallery(gallery, (peer, options) => peer.findAccounts({ body }, options))
  const accounts = [...new Set([...before, ...found.accounts.map(({ id }) => id)])]
  const owners: readonly Owner[] = [
    { account: null, email: emailKey },
    ...accounts.map(account => ({ account, email: null })),
  ]
  const requests = await listRequestIds(db, owners)
  const drafts = await listDrafts(db, owners)
  const jobs = await findJobs(db, {
    matches: text => emailKeyOf(text) === emailKey || accounts.includes(text),
  })
  const files = await eraseFilesOf(dependencies, requests, drafts)
  // From here on the accounts can no longer be found by the address.
  const known = { accounts: JSON.stringify(accounts) }
  await db.updateTable('person_keys').set(known).where('key', '=', key).execute()
  await askGallery(gallery, (peer, options) => peer.eraseAccounts({ body }, options))
  const erased = {
    requests: requests.length,
    files,
    mails: jobs.filter(({ kind }) => kind === mailKind).length,
  }
  const answer = await act({ kind: 'person', id: key, detail: erased }, async (trx: Kysely<OfficeTables>) => {
    for (let from = 0; from < requests.length; from += rowsAtOnce) {
      const slice = requests.slice(from, from + rowsAtOnce)
      await trx.deleteFrom('requests').where('id', 'in', slice).execute()
      await setImmediate()
    }
    for (const { token_hash } of drafts)
      await trx.deleteFrom('drafts').where('token_hash', '=', token_hash).execute()
    await endSubscription(trx, dependencies, emailKey)
    await deleteJobs(
      trx,
      jobs.map(({ id }) => id),
    )
    await trx.deleteFrom('person_keys').where('key', '=', key).execute()
    return erased
  })
  await emptyLog(db)
  return answer
}

/** Also changes that wait for their confirmation. */
async function listRequestIds(db: Kysely<OfficeTables>, owners: readonly Owner[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const owner of owners) {
    const rows = await db.selectFrom('requests').select('id').where(isRequestOf(owner)).execute()
    for (const { id } of rows) ids.add(id)
    await setImmediate()
  }
  return [...ids]
}

async function listDrafts(db: Kysely<OfficeTables>, owners: readonly Owner[]) {
  const drafts: { token_hash: string; answers: string }[] = []
  for (const owner of owners) {
    const rows = db.selectFrom('drafts').select(['token_hash', 'answers']).where(isDraftOf(owner))
    drafts.push(...(await rows.execute()))
  }
  return drafts
}

/** Erases the files of requests and drafts. Resolves to their number. */
async function eraseFilesOf(
  { db, eraseFiles }: OfficeDependencies,
  requests: readonly string[],
  drafts: readonly { readonly answers: string }[],
): Promise<number> {
  let files = 0
  for (let from = 0; from < requests.length; from += rowsAtOnce) {
    const slice = requests.slice(from, from + rowsAtOnce)
    const rows = await db.selectFrom('uploads').select('id').where('request_id', 'in', slice).execute()
    await eraseFiles({ requests: slice })
    files += rows.length
    await setImmediate()
  }
  for (const { answers } of drafts) {
    const uploads = uploadsIn(answers)
    await eraseFiles({ uploads })
    files += uploads.length
  }
  return files
}
