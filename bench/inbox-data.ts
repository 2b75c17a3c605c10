import { type Kysely, sql } from 'kysely'
import { everyLocale } from '../contract/locale.ts'
import { teamOfKind } from '../contract/office/permissions.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { newId } from '../platform/identity.ts'
import { wordsOf } from '../services/admin/requests/words/index-request.ts'
import type { OfficeTables } from '../services/office/schema.ts'
import { createDice, sentencesOf } from './made-text.ts'

const kinds = [
  'support',
  'support',
  'support',
  'support',
  'beta-request',
  'beta-application',
  'permission',
] as const
const states = ['received', 'answered', 'closed', 'closed', 'closed'] as const
const atOnce = 1000
const tables = ['requests', 'request_events', 'request_tags', 'request_words'] as const

/**
 * Fills the inbox with requests in three languages, two and a half events each, and tags on every tenth. Indexes are built
 * at the end. Takes one connection, with no limit on the time of a statement.
 */
export async function fillInbox(db: Kysely<OfficeTables>, count: number, staffId: string): Promise<void> {
  const makeRequest = createRequests(staffId)
  const restoreIndexes = await removeIndexes(db)
  for (let from = 0; from < count; from += atOnce) {
    const made = Array.from({ length: atOnce }, (_, at) => makeRequest(from + at))
    await db.transaction().execute(async trx => {
      await trx
        .insertInto('requests')
        .values(made.map(({ row }) => row))
        .execute()
      await trx
        .insertInto('request_events')
        .values(made.flatMap(({ events }) => events))
        .execute()
      await trx
        .insertInto('request_tags')
        .values(made.flatMap(({ tags }) => tags))
        .execute()
      await trx
        .insertInto('request_words')
        .values(made.map(({ row, words }) => ({ request_id: row.id, words: storedWords(db, words) })))
        .execute()
    })
  }
  await restoreIndexes()
  // As PostgreSQL's autovacuum does within minutes.
  if (dialectOf(db) === 'postgres') await sql`vacuum analyze`.execute(db)
}

const storedWords = (db: Kysely<OfficeTables>, words: readonly string[]) =>
  dialectOf(db) === 'sqlite'
    ? words.join(' ')
    : sql<string>`array_to_tsvector(string_to_array(${words.join(' ')}, ' '))`

/** Resolves to what builds them again. */
async function removeIndexes(db: Kysely<OfficeTables>): Promise<() => Promise<void>> {
  const isEmbedded = dialectOf(db) === 'sqlite'
  const found = isEmbedded
    ? sql<{ name: string; sql: string }>`select name, sql from sqlite_master
        where type = 'index' and sql is not null and tbl_name in (${sql.join(tables)})`
    : sql<{ name: string; sql: string }>`select indexname as name, indexdef as sql from pg_indexes
        where schemaname = current_schema() and tablename in (${sql.join(tables)})
          and not exists (select 1 from pg_constraint where conname = indexname)`
  const { rows: indexes } = await found.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db)
  const trigger = sql<{ sql: string }>`select sql from sqlite_master where name = 'request_words_added'`
  const triggers = isEmbedded ? (await trigger.execute(db)).rows : []
  if (isEmbedded) await sql`drop trigger request_words_added`.execute(db)
  else await sql`set maintenance_work_mem = '256MB'`.execute(db)
  return async () => {
    for (const each of [...indexes, ...triggers]) await sql.raw(each.sql).execute(db)
    if (isEmbedded)
      await sql`insert into request_words_index (request_words_index) values ('rebuild')`.execute(db)
  }
}

function createRequests(staffId: string) {
  const dice = createDice(17)
  const sentences = Object.fromEntries(everyLocale.map(locale => [locale, sentencesOf(locale)]))
  const textIn = (locale: string, length: number) =>
    Array.from({ length }, () => sentences[locale]?.[dice(sentences[locale]?.length ?? 1)] ?? '').join(' ')
  return (number: number) => {
    const kind = kinds[dice(kinds.length)] ?? 'support'
    const locale = everyLocale[dice(everyLocale.length)] ?? 'en'
    const isDecided = kind === 'beta-application' || kind === 'permission'
    const state = isDecided ? 'received' : (states[dice(states.length)] ?? 'closed')
    const time = new Date(Date.UTC(2024, 0, 1) + number * 600_000 + dice(600_000)).toISOString()
    const email = `reader-${kind === 'beta-application' ? `b${number}` : dice(60_000)}@example.com`
    const [id, team] = [newId(), teamOfKind[kind]]
    const row = {
      ...{ id, reference: `S-${number.toString(36).toUpperCase().padStart(8, '0')}`, kind, state, locale },
      ...{ name: `Reader ${number}`, email, email_key: email, account_id: null, changes_id: null },
      answers: JSON.stringify({ product: 'procreate', question: textIn(locale, 3) }),
      ...{ created_at: time, updated_at: time, erase_at: '2999-01-01', team, version: 2 },
      waiting_since: state === 'received' ? time : null,
      assignee_id: dice(3) === 0 ? staffId : null,
      snoozed_until: dice(50) === 0 ? '2999-01-01' : null,
      spam_at: dice(100) === 0 ? time : null,
    } as const
    const event = { request_id: id, at: time, staff_id: null }
    const visitor = { ...event, by: 'visitor' } as const
    const message = (by: 'visitor' | 'staff', state: string | null) =>
      ({ ...event, by, id: newId(), kind: 'message', state, text: textIn(locale, 2) }) as const
    const messages = [message('visitor', null), ...(number % 2 === 0 ? [message('staff', state)] : [])]
    const received = { ...visitor, id: newId(), kind: 'state', state: 'received', text: null } as const
    return {
      row,
      events: [received, ...messages],
      tags: number % 10 === 0 ? [{ request_id: id, team, tag: dice(20) === 0 ? 'rare' : 'layers' }] : [],
      words: wordsOf(
        row,
        messages.map(({ text }) => text),
      ),
    }
  }
}
