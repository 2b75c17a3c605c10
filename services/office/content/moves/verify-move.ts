import type { Kysely } from 'kysely'
import { readFactsOf } from '../../../admin/content/entries/fields.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { parentOf } from '../../../admin/content/handbook/contents.ts'
import { handbookAddressOf } from '../../../admin/content/import/handbook-pages.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import { verifyPath } from '../facts-fields.ts'
import { getHead } from '../find-entry.ts'
import { readTree, type TreePage } from '../handbook/read-tree.ts'
import type { EntryMove } from './list-moves.ts'

/** More levels than a reader can keep in mind. */
export const maxDepth = 4

/** Throws `Refusal` 422 for a path that an entry cannot have, and 409 for one that is taken. */
export async function verifyMove(
  db: Kysely<OfficeTables>,
  entry: EntryRow,
  moves: readonly EntryMove[],
  to: string,
): Promise<void> {
  const { kind, path } = entry
  if (kind === 'legal') throw new Refusal(422, 'The address of a legal text is part of the site: it stays.')
  if (to === path) throw new Refusal(422, 'This is its address already.')
  verifyPath(kind, to)
  if (kind === 'article') await verifyYear(db, entry, to)
  if (kind === 'handbook') await verifyPlace(db, entry, moves, to)
  await verifyFree(db, moves)
}

/** The year of an address is that of the article's date. */
async function verifyYear(db: Kysely<OfficeTables>, { id }: EntryRow, to: string) {
  const year = to.split('/')[1] ?? ''
  const { draft, live } = await getHead(db, id, 'facts')
  for (const facts of [draft, live]) {
    const date = facts ? String(readFactsOf(facts.fields).date) : year
    if (!date.startsWith(year))
      throw new Refusal(422, `Its date is ${date}, so its address begins with insight/${date.slice(0, 4)}/.`)
  }
}

async function verifyFree(db: Kysely<OfficeTables>, moves: readonly EntryMove[]) {
  const targets = moves.map(({ to }) => to)
  const ids = moves.map(({ entry }) => entry.id)
  const taken = await db
    .selectFrom('entries')
    .select(['path', 'archived_at'])
    .where('path', 'in', targets)
    .where('id', 'not in', ids)
    .executeTakeFirst()
  if (taken)
    throw new Refusal(409, `${taken.path} is another text${taken.archived_at === null ? '' : ', archived'}.`)
  await verifyNoFiles(db, targets, ids)
}

/** Throws `Refusal` 409 for a path at which there are files of another entry, until an export moves them. */
export async function verifyNoFiles(
  db: Kysely<OfficeTables>,
  paths: readonly string[],
  besides: readonly string[] = [],
): Promise<void> {
  const files = await db
    .selectFrom('former_paths')
    .select('path')
    .where('path', 'in', paths)
    .where('has_files', '=', 1)
    .$if(besides.length > 0, query => query.where('entry_id', 'not in', besides))
    .executeTakeFirst()
  if (files)
    throw new Refusal(409, `${files.path} has the files of a text that was moved. Export the texts first.`)
}

async function verifyPlace(
  db: Kysely<OfficeTables>,
  entry: EntryRow,
  moves: readonly EntryMove[],
  to: string,
) {
  const [own, next] = [handbookAddressOf(entry.path), handbookAddressOf(to)]
  if (next.product !== own.product)
    throw new Refusal(422, `It is a page of the handbook of ${own.product}: it stays in it.`)
  if (next.variant !== own.variant)
    throw new Refusal(422, 'What follows the @ of an address names the variant: it stays as it is.')
  if (next.path.startsWith(`${own.path}/`)) throw new Refusal(422, 'A page cannot stand below itself.')
  const depth = Math.max(...moves.map(move => handbookAddressOf(move.to).path.split('/').length))
  if (depth > maxDepth)
    throw new Refusal(422, `Pages stand ${maxDepth} levels deep at most; this would be ${depth}.`)
  const parent = parentOf(next.path)
  if (parent === null || parent === parentOf(own.path)) return
  verifyParent(await readTree(db, own.product), moves, parent)
}

/** Throws `Refusal` 409 for a parent that does not stand, published, wherever the page does. */
function verifyParent(tree: readonly TreePage[], moves: readonly EntryMove[], parent: string) {
  const above = tree.filter(({ address }) => address.path === parent)
  if (above.length === 0) throw new Refusal(409, `There is no page ${parent}.`)
  const pages = tree.filter(({ entry }) => moves.some(move => move.entry.id === entry.id))
  if (pages.some(({ isLive }) => isLive) && !above.some(({ isLive }) => isLive))
    throw new Refusal(409, `${parent} is not published: what stands below it would not be found.`)
  for (const which of ['draft', 'live'] as const)
    for (const { entry, [which]: facts } of pages)
      for (const version of facts?.versions ?? [])
        if (!above.some(page => page[which]?.versions.includes(version)))
          throw new Refusal(
            409,
            `${parent} does not stand in ${version}, where ${handbookAddressOf(entry.path).path} does.`,
          )
}
