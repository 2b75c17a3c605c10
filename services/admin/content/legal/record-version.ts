import { type Kysely, sql } from 'kysely'
import { isoAfter } from '../../../../platform/clock.ts'
import type { AdminTables } from '../../schema.ts'
import { planTurns } from '../announcements/turn.ts'
import { hobartDay, startOfHobartDay } from './hobart-day.ts'

const clockSkewMs = 60_000

/**
 * Keeps a document as it is published now under its effective day, with the revisions that it was published from, and plans
 * that pages change when it takes effect. Versions of other days stay, but only one is announced.
 */
export async function recordVersion(db: Kysely<AdminTables>, slug: string, now: Date): Promise<void> {
  const published = await db
    .selectFrom('legal_documents')
    .select('effective')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!published) return
  await removeAnnounced(db, slug, now)
  await sql`
    insert into legal_versions
      (slug, effective, iso, title, description, body, facts, text_revision, facts_revision)
    select d.slug, d.effective, d.iso, d.title, d.description, d.body, d.facts, text_head.live_id, facts_head.live_id
    from legal_documents as d
    left join entries as e on e.path = 'legal/' || d.slug
    left join heads as facts_head on facts_head.entry_id = e.id and facts_head.part = 'facts'
    left join heads as text_head on text_head.entry_id = e.id
      and text_head.part = case d.iso when 'zh-CN' then 'cn' when 'ja' then 'jp' else 'en' end
    where d.slug = ${slug}
    on conflict (slug, effective, iso) do update set title = excluded.title, description = excluded.description,
      body = excluded.body, facts = excluded.facts, text_revision = excluded.text_revision,
      facts_revision = excluded.facts_revision`.execute(db)
  const midnight = startOfHobartDay(published.effective)
  // A server whose clock is behind renders once more.
  await planTurns(db, [isoAfter(midnight, 0), isoAfter(midnight, clockSkewMs)], now)
}

/** Removes what was announced and has not taken effect. */
export async function removeAnnounced(db: Kysely<AdminTables>, slug: string, now: Date): Promise<void> {
  await db
    .deleteFrom('legal_versions')
    .where('slug', '=', slug)
    .where('effective', '>', hobartDay(now))
    .execute()
}
