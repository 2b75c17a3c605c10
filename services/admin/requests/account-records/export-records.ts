import { setImmediate } from 'node:timers/promises'
import type { AccountRecords } from '../../../../contract/account-records.ts'
import type { NewsletterTag } from '../../../../contract/newsletter-tags.ts'
import { findSuppression } from '../../newsletter/suppressed.ts'
import type { RequestRow } from '../../schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { lastDay } from '../permission/find-licence.ts'
import { publicEventKinds } from '../public-events.ts'
import { describeRequest } from '../request-answers.ts'
import { eraseSuppressionAfter } from '../retention.ts'
import { isDraftOf, isRequestOf, keyOf, type Owner, uploadsIn } from './owner.ts'

type RecordDependencies = Pick<Dependencies, 'db' | 'secret'>

const requestsAtOnce = 200

/** Everything that is kept of an account and its confirmed address, but what would open it: tokens and hashes. */
export async function exportRecords(dependencies: RecordDependencies, owner: Owner): Promise<AccountRecords> {
  const requests: AccountRecords['requests'] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const slice: RequestRow[] = await dependencies.db
      .selectFrom('requests')
      .selectAll()
      .where(isRequestOf(owner))
      .where('id', '>', after)
      .orderBy('id')
      .limit(requestsAtOnce)
      .execute()
    requests.push(...(await describe(dependencies, slice)))
    after = slice.length < requestsAtOnce ? undefined : slice.at(-1)?.id
    await setImmediate()
  }
  const [drafts, newsletter, unsubscribed] = await Promise.all([
    listDrafts(dependencies, owner),
    findSubscription(dependencies, owner),
    findOwnSuppression(dependencies, owner),
  ])
  return { requests, drafts, newsletter, unsubscribed }
}

async function describe({ db }: RecordDependencies, rows: readonly RequestRow[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [events, files, licences] = await Promise.all([
    db
      .selectFrom('request_events')
      .selectAll()
      .where('request_id', 'in', ids)
      .where('kind', 'in', publicEventKinds)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('uploads')
      .select(['request_id', 'name', 'size', 'type'])
      .where('request_id', 'in', ids)
      .where('draft_of', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('licences')
      .select(['request_id', 'starts_on', lastDay.as('ends_on'), 'terms'])
      .where('request_id', 'in', ids)
      .execute(),
  ])
  return rows.map(row => {
    const { reference, kind, state, locale: language, name, email, created_at, updated_at, erase_at } = row
    const licence = licences.find(({ request_id }) => request_id === row.id)
    return {
      ...{ reference, kind, state, language, name, email, created_at, updated_at, erase_at },
      answers: JSON.parse(row.answers),
      described: describeRequest(row, language).map(({ field, label, values }) => ({
        ...{ field, label },
        values: [...values],
      })),
      events: events
        .filter(({ request_id }) => request_id === row.id)
        .map(event => ({ at: event.at, by: event.by, state: event.state, text: event.text })),
      files: files
        .filter(({ request_id }) => request_id === row.id)
        .map(({ request_id: _, ...file }) => file),
      licence: licence
        ? { starts_on: licence.starts_on, ends_on: licence.ends_on, terms: licence.terms }
        : null,
    }
  })
}

async function listDrafts({ db }: RecordDependencies, owner: Owner): Promise<AccountRecords['drafts']> {
  const drafts = await db
    .selectFrom('drafts')
    .selectAll()
    .where(isDraftOf(owner))
    .orderBy('updated_at')
    .execute()
  const ids = drafts.flatMap(({ answers }) => uploadsIn(answers))
  const files =
    ids.length === 0
      ? []
      : await db.selectFrom('uploads').select(['id', 'name', 'size', 'type']).where('id', 'in', ids).execute()
  return drafts.map(({ kind, locale: language, answers, updated_at, expires_at }) => {
    const own = uploadsIn(answers)
    const { uploads: _, ...typed } = JSON.parse(answers)
    return {
      ...{ kind, language, updated_at, expires_at },
      answers: typed,
      files: files.filter(({ id }) => own.includes(id)).map(({ id: _, ...file }) => file),
    }
  })
}

async function findSubscription(
  { db }: RecordDependencies,
  owner: Owner,
): Promise<AccountRecords['newsletter']> {
  const key = keyOf(owner)
  if (key === null) return null
  const row = await db.selectFrom('subscribers').selectAll().where('email_key', '=', key).executeTakeFirst()
  if (!row) return null
  const { email, locale: language, tags, created_at, confirmed_at } = row
  return { email, language, subjects: JSON.parse(tags) as NewsletterTag[], created_at, confirmed_at }
}

/** The suppression of an owner's address; null when there is none. */
export async function findOwnSuppression(
  { db, secret }: RecordDependencies,
  owner: Owner,
): Promise<AccountRecords['unsubscribed']> {
  const key = keyOf(owner)
  if (key === null) return null
  const mark = await findSuppression({ db, secret }, key)
  return mark && { ...mark, erase_at: eraseSuppressionAfter(new Date(mark.since)) }
}
