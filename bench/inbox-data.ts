import { type Kysely, sql } from 'kysely'
import { everyLocale } from '../contract/locale.ts'
import { teamOfKind } from '../contract/office/permissions.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { newId } from '../platform/identity.ts'
import { indexRequest } from '../services/admin/requests/words/index-request.ts'
import type { AdminTables } from '../services/admin/schema.ts'
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
const atOnce = 500

/** Fills the inbox with requests in three languages, two and a half events each, and tags on every tenth. */
export async function fillInbox(db: Kysely<OfficeTables>, count: number, staffId: string): Promise<void> {
  const dice = createDice(17)
  const sentences = Object.fromEntries(everyLocale.map(locale => [locale, sentencesOf(locale)]))
  const textIn = (locale: string, length: number) =>
    Array.from({ length }, () => sentences[locale]?.[dice(sentences[locale]?.length ?? 1)] ?? '').join(' ')
  for (let from = 0; from < count; from += atOnce) {
    await db.transaction().execute(async trx => {
      const rows = Array.from({ length: atOnce }, (_, at) => {
        const number = from + at
        const kind = kinds[dice(kinds.length)] ?? 'support'
        const locale = everyLocale[dice(everyLocale.length)] ?? 'en'
        const state =
          kind === 'beta-application' || kind === 'permission'
            ? 'received'
            : (states[dice(states.length)] ?? 'closed')
        const time = new Date(Date.UTC(2024, 0, 1) + number * 600_000 + dice(600_000)).toISOString()
        const email = `reader-${kind === 'beta-application' ? `b${number}` : dice(60_000)}@example.com`
        return {
          ...{
            id: newId(),
            reference: `S-${number.toString(36).toUpperCase().padStart(8, '0')}`,
            kind,
            state,
            locale,
          },
          ...{ name: `Reader ${number}`, email, email_key: email, account_id: null, changes_id: null },
          answers: JSON.stringify({ product: 'procreate', question: textIn(locale, 3) }),
          ...{
            created_at: time,
            updated_at: time,
            erase_at: '2999-01-01',
            team: teamOfKind[kind],
            version: 2,
          },
          waiting_since: state === 'received' ? time : null,
          assignee_id: dice(3) === 0 ? staffId : null,
          snoozed_until: dice(50) === 0 ? '2999-01-01' : null,
          spam_at: dice(100) === 0 ? time : null,
        }
      })
      await trx.insertInto('requests').values(rows).execute()
      const events = rows.flatMap(({ id, locale, created_at: at, state }, index) => [
        { id: newId(), request_id: id, at, by: 'visitor' as const, state: 'received', text: null },
        {
          id: newId(),
          request_id: id,
          at,
          by: 'visitor' as const,
          kind: 'message' as const,
          text: textIn(locale, 2),
        },
        ...(index % 2 === 0
          ? [
              {
                id: newId(),
                request_id: id,
                at,
                by: 'staff' as const,
                kind: 'message' as const,
                state,
                text: textIn(locale, 2),
              },
            ]
          : []),
      ])
      await trx
        .insertInto('request_events')
        .values(events.map(event => ({ state: null, kind: 'state' as const, staff_id: null, ...event })))
        .execute()
      const tagged = rows.filter((_, at) => at % 10 === 0)
      await trx
        .insertInto('request_tags')
        .values(
          tagged.map(({ id, team }) => ({ request_id: id, team, tag: dice(20) === 0 ? 'rare' : 'layers' })),
        )
        .execute()
      for (const { id } of rows) await indexRequest(trx as unknown as Kysely<AdminTables>, id)
    })
  }
  // As PostgreSQL's autovacuum does within minutes.
  if (dialectOf(db) === 'postgres') await sql`vacuum analyze`.execute(db)
}
