import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import {
  type EntryKind,
  entryKinds,
  everyPart,
  type Part,
  type partStates,
} from '../../../contract/office/content-parts.ts'
import type { EntryRowView } from '../../../contract/office/content-view.ts'
import { type DialectName, dialectOf } from '../../../platform/database/dialect.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import type { OfficeTables } from '../schema.ts'

type State = (typeof partStates)[number] | 'outdated' | 'asked'

interface EntryQuery {
  readonly kind?: EntryKind | undefined
  readonly language: Locale
  readonly state?: State | undefined
  readonly q?: string | undefined
  readonly archived: '0' | '1'
  readonly cursor?: string | undefined
  readonly limit: number
}

/**
 * The English text is another than the one that was translated, and nobody has found the translation still right. Parts are named
 * for the index that has them first.
 */
const isOutdated = sql<SqlBool>`h.part not in ('facts', 'en') and h.live_id is not null and en.live_id is not null
  and coalesce(draft.source_revision, '') <> en.live_id
  and not exists (select 1 from revisions as live where live.id = en.live_id and live.part = 'en' and (
    live.hash = (select base.hash from revisions as base where base.id = draft.source_revision and base.part = 'en')
    or exists (select 1 from segment_states as state where state.entry_id = h.entry_id and state.part = h.part
      and state.segment_hash = draft.hash and state.source_hash = live.hash)))`

/** Alone or in a bundle; what is to leave the site is what it was until then. */
const isScheduled = sql<SqlBool>`(exists (select 1 from schedules as s where s.entry_id = h.entry_id and s.part = h.part
    and s.act = 'publish' and s.state = 'waiting')
  or exists (select 1 from bundle_items as i join bundles as b on b.id = i.bundle_id
    where i.entry_id = h.entry_id and i.part = h.part and i.act = 'publish' and b.state = 'waiting'))`

/** The newest revision waits for the approval of a second person, or has it. */
function hasApproval(state: 'asked' | 'approved') {
  return sql<SqlBool>`exists (select 1 from approvals as a where a.entry_id = h.entry_id and a.part = h.part
    and a.revision_id = h.draft_id and a.state = ${state})`
}

const conditions: Readonly<Record<State, ReturnType<typeof sql<SqlBool>>>> = {
  missing: sql<SqlBool>`h.draft_id is null`,
  draft: sql<SqlBool>`h.draft_id is not null and h.live_id is null and not ${isScheduled}`,
  scheduled: isScheduled,
  live: sql<SqlBool>`h.draft_id is not null and h.live_id = h.draft_id and not ${isScheduled}`,
  changed: sql<SqlBool>`h.live_id is not null and h.live_id <> h.draft_id and not ${isScheduled}`,
  outdated: isOutdated,
  asked: hasApproval('asked'),
}

/** Heads with their newest revision, and the English head beside them. */
const headsOf = (db: Kysely<OfficeTables>) =>
  db
    .selectFrom('heads as h')
    .leftJoin('revisions as draft', join =>
      join.onRef('draft.part', '=', 'h.part').onRef('draft.id', '=', 'h.draft_id'),
    )
    .leftJoin('heads as en', join => join.onRef('en.entry_id', '=', 'h.entry_id').on('en.part', '=', 'en'))

/** How many texts that are not archived have a state in a language. */
export async function countStates(db: Kysely<OfficeTables>, language: Locale, state: State): Promise<number> {
  const { count } = await headsOf(db)
    .innerJoin('entries as entry', 'entry.id', 'h.entry_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('entry.archived_at', 'is', null)
    .where('entry.kind', 'in', entryKinds)
    .where('h.part', '=', language)
    .where(conditions[state])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Found first: PostgreSQL would look at one entry after the other, in the order of the list, for a page that may have few. */
const isAmong = (found: Expression<{ entry_id: string }>) =>
  sql<SqlBool>`id in (with found as materialized ${found} select entry_id from found)`

/** SQLite is to read the index of the paths, in their order. */
const isKnown = (dialect: DialectName) =>
  sql<SqlBool>`${sql.raw(dialect === 'sqlite' ? '+kind' : 'kind')} in (${sql.join(entryKinds)})`

/** A page of entries by path. Throws `Refusal` 400 for a foreign cursor. */
export async function listEntries(db: Kysely<OfficeTables>, query: EntryQuery) {
  const { kind, language, state, q = '', archived, cursor, limit } = query
  let select = db
    .selectFrom('entries')
    .selectAll()
    .where('archived_at', archived === '1' ? 'is not' : 'is', null)
    .orderBy('path')
    .limit(limit + 1)
  select = kind === undefined ? select.where(isKnown(dialectOf(db))) : select.where('kind', '=', kind)
  if (cursor !== undefined) select = select.where('path', '>', decodeCursor(cursor, 'path').key)
  if (state !== undefined) {
    const heads = headsOf(db).select('h.entry_id').where(conditions[state])
    select = select.where(isAmong(state === 'asked' ? heads : heads.where('h.part', '=', language)))
  }
  for (const word of q.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    const heads = db
      .selectFrom('heads')
      .select('entry_id')
      .where(sql<SqlBool>`words like ${pattern} escape '\\'`)
    select = select.where(isAmong(heads))
  }
  const rows = await select.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? encodeCursor({ key: last.path, id: last.id }) : null
  return { entries: await viewEntries(db, page), next_cursor: next }
}

/** Entries with the states of their parts. */
export async function viewEntries(
  db: Kysely<OfficeTables>,
  rows: readonly { id: string; kind: EntryKind; path: string; archived_at: string | null }[],
): Promise<EntryRowView[]> {
  if (rows.length === 0) return []
  const heads = await headsOf(db)
    .select(['h.entry_id', 'h.part', 'h.draft_id', 'h.live_id', 'h.version', 'h.words', 'h.updated_at'])
    .select(({ case: when }) => when().when(isOutdated).then(1).else(0).end().as('outdated'))
    .select(({ case: when }) => when().when(isScheduled).then(1).else(0).end().as('scheduled'))
    .select(({ case: when }) =>
      when()
        .when(hasApproval('asked'))
        .then(sql<'asked' | 'approved'>`'asked'`)
        .when(hasApproval('approved'))
        .then(sql<'asked' | 'approved'>`'approved'`)
        .end()
        .as('approval'),
    )
    .select(({ case: when }) =>
      when().when('h.part', '<>', 'facts').then(sql<string>`draft.fields`).end().as('fields'),
    )
    .where(
      'h.entry_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ id, kind, path, archived_at }) => {
    const own = everyPart.flatMap(part => heads.filter(head => head.entry_id === id && head.part === part))
    const title = own.map(({ fields }) => (fields ? titleIn(fields) : '')).find(each => each !== '') ?? ''
    const parts = own.map(head => ({
      part: head.part as Part,
      state: stateOf(head),
      outdated: head.outdated === 1,
      approval: head.live_id === head.draft_id ? null : head.approval,
      version: head.version,
      updated_at: head.updated_at,
    }))
    return { id, kind, path, title, archived_at, parts }
  })
}

const titleIn = (fields: string): string => (JSON.parse(fields) as { readonly title: string }).title

interface FoundHead {
  readonly draft_id: string | null
  readonly live_id: string | null
  readonly scheduled: number
}

function stateOf({ draft_id, live_id, scheduled }: FoundHead) {
  if (draft_id === null) return 'missing' as const
  if (scheduled === 1) return 'scheduled' as const
  if (live_id === null) return 'draft' as const
  return live_id === draft_id ? ('live' as const) : ('changed' as const)
}
