import type { Kysely } from 'kysely'
import { type HandbookProduct, handbookProducts } from '../../../../contract/handbook-versions.ts'
import { readFactsOf } from '../../../admin/content/entries/fields.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { type HandbookAddress, handbookAddressOf } from '../../../admin/content/import/handbook-pages.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'

/** Order and versions of a page. */
export interface PageFacts {
  readonly order: number
  readonly versions: readonly string[]
}

export interface TreePage {
  readonly entry: EntryRow
  readonly address: HandbookAddress
  /** Of the head of its facts. */
  readonly version: number
  readonly draftId: string | null
  readonly liveId: string | null
  /** The newest facts; null: none are written. */
  readonly draft: PageFacts | null
  readonly live: PageFacts | null
  /** Whether visitors can read it in a language. */
  readonly isLive: boolean
}

/** The product of a path. Throws `Refusal` 404. */
export function productOf(name = ''): HandbookProduct {
  const product = handbookProducts.find(each => each === name)
  if (product === undefined) throw new Refusal(404, 'There is no such handbook.')
  return product
}

/** The pages of a handbook that are not archived, by path. */
export async function readTree(db: Kysely<OfficeTables>, product: string): Promise<TreePage[]> {
  const rows = await db
    .selectFrom('entries as entry')
    .innerJoin('heads as head', 'head.entry_id', 'entry.id')
    .leftJoin('revisions as draft', 'draft.id', 'head.draft_id')
    .leftJoin('revisions as live', 'live.id', 'head.live_id')
    .selectAll('entry')
    .select(['head.version', 'head.draft_id', 'head.live_id'])
    .select(['draft.fields as draft_fields', 'live.fields as live_fields'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('heads as text')
          .select('text.part')
          .whereRef('text.entry_id', '=', 'entry.id')
          .where('text.part', '<>', 'facts')
          .where('text.live_id', 'is not', null),
      ).as('is_live'),
    )
    .where('head.part', '=', 'facts')
    .where('entry.kind', '=', 'handbook')
    .where('entry.archived_at', 'is', null)
    .where('entry.path', '>', `handbook/${product}/`)
    .where('entry.path', '<', `handbook/${product}0`)
    .orderBy('entry.path')
    .execute()
  return rows.map(({ version, draft_id, live_id, draft_fields, live_fields, is_live, ...entry }) => ({
    entry,
    address: handbookAddressOf(entry.path),
    version,
    draftId: draft_id,
    liveId: live_id,
    draft: factsOf(draft_fields),
    live: factsOf(live_fields),
    isLive: Boolean(is_live),
  }))
}

const factsOf = (fields: string | null): PageFacts | null =>
  fields === null ? null : (readFactsOf(fields) as unknown as PageFacts)

/** The page at a path of the tree. Throws `Refusal` 404. */
export function pageAt(tree: readonly TreePage[], path: string): TreePage {
  const page = tree.find(({ entry }) => entry.path === path)
  if (!page) throw new Refusal(404, 'There is no such page.')
  return page
}

/** Whether order or versions differ from what visitors see; a page that they have never seen does not. */
export const isChanged = ({ draft, live }: TreePage): boolean =>
  live !== null && JSON.stringify(draft) !== JSON.stringify(live)
