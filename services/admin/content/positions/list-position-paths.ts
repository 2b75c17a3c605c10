import type { Kysely } from 'kysely'
import type { ListedPages } from '../../../../contract/listed-pages.ts'
import type { AdminTables } from '../../schema.ts'
import { pagesOfTexts } from '../list-pages.ts'
import { isOpenOn } from './list-positions.ts'

/** The open positions in any language, newest first; the path is the slug. */
export async function listPositionPaths(
  db: Kysely<AdminTables>,
  { from, limit, today }: { readonly from: number; readonly limit: number; readonly today: string },
): Promise<ListedPages> {
  const open = db.selectFrom('positions as p').where(isOpenOn(today))
  const { count } = await open.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(
      open
        .select(['p.id', 'p.slug', 'p.opened_on'])
        .orderBy('p.opened_on', 'desc')
        .orderBy('p.id', 'desc')
        .limit(limit)
        .offset(from)
        .as('p'),
    )
    .innerJoin('position_texts as t', 't.position_id', 'p.id')
    .select(['p.slug as path', 't.iso'])
    .orderBy('p.opened_on', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
  return { pages: pagesOfTexts(rows.map(row => ({ ...row, changed: null }))), total: Number(count) }
}
