import { type Kysely, sql } from 'kysely'
import { isLocale, type Locale } from '../../../contract/locale.ts'
import { type EntryKind, entryKinds } from '../../../contract/office/content-parts.ts'
import { canWrite } from '../../../contract/office/content-scope.ts'
import { brokenKinds } from '../../../contract/office/text-fault-kinds.ts'
import type { ListedFault, TextFaultKind } from '../../../contract/office/text-faults.ts'
import { readFactsOf, readText } from '../../admin/content/entries/fields.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'

interface FaultFilter {
  readonly kind?: EntryKind | undefined
  readonly language?: Locale | undefined
  readonly fault?: TextFaultKind | undefined
}

interface FaultPage extends FaultFilter {
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

type Staff = StaffSession['staff']
type Db = Kysely<OfficeTables>

/** The faults of texts with their entries, those that fit a filter. */
const faultsOf = (db: Db, { kind, language, fault }: FaultFilter) =>
  db
    .selectFrom('text_faults as t')
    .innerJoin('entries as e', 'e.id', 't.entry_id')
    .where('t.kind', 'in', fault === undefined ? brokenKinds : [fault])
    .where('e.kind', 'in', kind === undefined ? entryKinds : [kind])
    .$if(language !== undefined, query => query.where('t.part', '=', language ?? 'en'))

/** A page of faults by path, language and place. Throws `Refusal` 400 for a foreign cursor. */
export async function listFaults(
  db: Db,
  { cursor, limit = 50, ...filter }: FaultPage,
  staff: Staff,
): Promise<{ faults: ListedFault[]; next_cursor: string | null; total: number }> {
  const { total } = await faultsOf(db, filter)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  let query = faultsOf(db, filter)
    .innerJoin('heads as h', join =>
      join.onRef('h.entry_id', '=', 't.entry_id').onRef('h.part', '=', 't.part'),
    )
    .innerJoin('revisions as r', 'r.id', 'h.live_id')
    .leftJoin('heads as f', join => join.onRef('f.entry_id', '=', 't.entry_id').on('f.part', '=', 'facts'))
    .leftJoin('revisions as facts', 'facts.id', 'f.draft_id')
  if (cursor !== undefined) {
    const { key, id } = decodeCursor(cursor, 'path')
    const [part = '', number = ''] = id.split('-')
    query = query.where(sql<boolean>`(e.path, t.part, t.number) > (${key}, ${part}, ${Number(number) || 0})`)
  }
  const rows = await query
    .select([
      'e.path',
      'e.kind as entry_kind',
      't.part',
      't.number',
      't.place',
      't.kind',
      't.target',
      't.advice',
    ])
    .select(['h.draft_id', 'h.live_id', 'r.fields', 'facts.fields as facts'])
    .orderBy('e.path')
    .orderBy('t.part')
    .orderBy('t.number')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    faults: page.flatMap(
      ({ path, entry_kind, part, place, kind, target, advice, fields, facts, ...head }) => {
        if (!isLocale(part)) return []
        const subject = { kind: entry_kind, category: facts ? String(readFactsOf(facts).category) : null }
        return {
          ...{ kind, target, advice, language: part },
          at: place === 'cover' ? ('cover' as const) : Number(place),
          entry: { kind: entry_kind, path, title: readText(fields).title },
          is_changed: head.draft_id !== head.live_id,
          may_write: canWrite(staff, subject, part),
        }
      },
    ),
    next_cursor:
      rows.length > limit && last
        ? encodeCursor({ key: last.path, id: `${last.part}-${last.number}` })
        : null,
    total: Number(total),
  }
}

/** When all published texts were looked at last, and how many they were. */
export const findCheck = async (db: Db): Promise<{ at: string; texts: number } | null> =>
  (await db.selectFrom('text_checks').select(['at', 'texts']).executeTakeFirst()) ?? null

/** How many faults stand in texts that somebody can write, and in how many texts. */
export async function countOwnFaults(db: Db, staff: Staff): Promise<{ broken: number; texts: number }> {
  const rows = await faultsOf(db, {})
    .leftJoin('articles as a', join =>
      join.on(sql<string>`'insight/' || cast(a.year as text) || '/' || a.slug`, '=', sql.ref('e.path')),
    )
    .select(['e.kind', 't.part', 'a.category'])
    .select(({ fn }) => [fn.countAll().as('broken'), fn.count('t.entry_id').distinct().as('texts')])
    .groupBy(['e.kind', 't.part', 'a.category'])
    .execute()
  const own = rows.filter(({ kind, part, category }) => canWrite(staff, { kind, category }, part))
  const sum = (of: 'broken' | 'texts') => own.reduce((all, row) => all + Number(row[of]), 0)
  return { broken: sum('broken'), texts: sum('texts') }
}
