import type { Kysely } from 'kysely'
import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { Person } from '../../../contract/office/people.ts'
import { findJobs } from '../../../platform/jobs/find-jobs.ts'
import { mailKind } from '../../../platform/mail/outbox.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import { isDraftOf, isRequestOf, type Owner } from '../../admin/requests/account-records/owner.ts'
import { lastDay } from '../../admin/requests/permission/find-licence.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { StaffSession } from '../handler.ts'
import { presentRows } from '../inbox/present-rows.ts'
import { findSubscriber } from '../readers/find-subscriber.ts'
import type { OfficeTables } from '../schema.ts'
import { askGallery } from './gallery-accounts.ts'

/** More names and licences of one address are left out; export and erasure include all of them. */
const maxListed = 100
const pageLength = 50

interface RequestPage {
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** What is stored under an address, with a page of its requests; null for nothing. Requests are those of the caller's teams. */
export async function describePerson(
  dependencies: OfficeDependencies,
  session: StaffSession,
  emailKey: string,
  { cursor, limit = pageLength }: RequestPage = {},
): Promise<Omit<Person, 'key'> | null> {
  const { db, gallery } = dependencies
  const { accounts } = await askGallery(gallery, (peer, options) =>
    peer.findAccounts({ body: { email: emailKey } }, options),
  )
  const owner: Owner = { account: accounts[0]?.id ?? null, email: emailKey }
  const own = ownRequests(db, session, owner)
  const page = await listPage(own, cursor, limit)
  const [requests, facts, licences, newsletter, drafts, files, mails] = await Promise.all([
    presentRows(db, page.rows),
    describeSender(own),
    listLicencesOf(db, own),
    describeNewsletter(dependencies, emailKey),
    countDrafts(db, owner),
    countFiles(db, own),
    findJobs(db, { matches: text => emailKeyOf(text) === emailKey, lane: 0 }),
  ])
  const queued = mails.filter(({ kind }) => kind === mailKind).length
  const isEmpty =
    facts.requests_total + accounts.length + drafts + queued === 0 && newsletter.newsletter === 'none'
  if (isEmpty) return null
  return {
    ...facts,
    email: facts.email ?? emailKey,
    ...{ requests, next_cursor: page.next_cursor },
    ...newsletter,
    ...{ licences, accounts, files, mails_queued: queued },
  }
}

const ownRequests = (db: Kysely<OfficeTables>, { staff }: StaffSession, owner: Owner) =>
  db
    .selectFrom('requests')
    .where(isRequestOf(owner))
    .where('requests.team', 'in', staff.teams)
    .where('requests.changes_id', 'is', null)

type OwnRequests = ReturnType<typeof ownRequests>

async function listPage(own: OwnRequests, cursor: string | undefined, limit: number) {
  let query = own
    .selectAll('requests')
    .orderBy('requests.created_at', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(limit + 1)
  if (cursor !== undefined) {
    const { key, id } = decodeCursor(cursor, 'time')
    query = query.where(({ eb, tuple, refTuple }) =>
      eb(refTuple('requests.created_at', 'requests.id'), '<', tuple(key, id)),
    )
  }
  const found = await query.execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const next = found.length > limit && last ? encodeCursor({ key: last.created_at, id: last.id }) : null
  return { rows, next_cursor: next }
}

/** The number of requests, and the address, names and languages in them, the latest first. */
async function describeSender(own: OwnRequests) {
  const rows = await own
    .select(({ fn }) => ['name', 'email', 'locale', fn.countAll<number>().as('count')])
    .groupBy(['name', 'email', 'locale'])
    .orderBy(({ fn }) => fn.max('requests.id'), 'desc')
    .execute()
  return {
    email: rows[0]?.email ?? null,
    names: [...new Set(rows.map(({ name }) => name))].slice(0, maxListed),
    locales: [...new Set(rows.map(({ locale }) => locale))],
    requests_total: rows.reduce((sum, { count }) => sum + Number(count), 0),
  }
}

const listLicencesOf = (db: Kysely<OfficeTables>, own: OwnRequests): Promise<Person['licences']> =>
  db
    .selectFrom('licences')
    .innerJoin('requests', 'requests.id', 'licences.request_id')
    .select(['requests.reference', 'licences.starts_on', lastDay.as('ends_on'), 'licences.terms'])
    .where('licences.request_id', 'in', own.select('requests.id'))
    .orderBy('licences.starts_on', 'desc')
    .limit(maxListed)
    .execute()

type Newsletter = Pick<Person, 'newsletter' | 'suppression'>

async function describeNewsletter({ db, secret }: OfficeDependencies, emailKey: string): Promise<Newsletter> {
  const { state, suppression } = await findSubscriber(db, secret, emailKey)
  return { newsletter: suppression !== null && state !== 'pending' ? 'suppressed' : state, suppression }
}

async function countDrafts(db: Kysely<OfficeTables>, owner: Owner): Promise<number> {
  const drafts = await db.selectFrom('drafts').select('token_hash').where(isDraftOf(owner)).execute()
  return drafts.length
}

async function countFiles(db: Kysely<OfficeTables>, own: OwnRequests): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('request_id', 'in', own.select('requests.id'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
