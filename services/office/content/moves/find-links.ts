import type { Kysely } from 'kysely'
import { entryKinds, isLanguagePart, type Part } from '../../../../contract/office/content-parts.ts'
import { canPublish } from '../../../../contract/office/content-scope.ts'
import { readText } from '../../../admin/content/entries/fields.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { handbookAddressOf } from '../../../admin/content/import/handbook-pages.ts'
import type { StaffSession } from '../../handler.ts'
import type { OfficeTables } from '../../schema.ts'

/** A text, as its newest or its published revision has it, with a link to what moves. */
export interface FoundLink {
  readonly entry: EntryRow
  readonly part: Part
  readonly becomes: 'changed' | 'followed'
}

interface Move {
  readonly entry: EntryRow
  readonly to: string
}

/** What replaces the links of a text to an entry, or to a page of the handbook and those below it. */
export function linkReplacer({ entry, to }: Move): (text: EntryRow, body: string) => string {
  const end = String.raw`(?=[)#?\s])`
  if (entry.kind !== 'handbook') {
    const link = new RegExp(String.raw`\(page:/${escaped(entry.path)}${end}`, 'g')
    return (_, body) => body.replace(link, () => `(page:/${to}`)
  }
  const [own, next] = [handbookAddressOf(entry.path), handbookAddressOf(to)]
  const endOrBelow = String.raw`(?=[/)#?\s])`
  const inside = new RegExp(String.raw`\(handbook:${escaped(own.path)}${endOrBelow}`, 'g')
  const outside = new RegExp(
    String.raw`\(page:/handbook/${escaped(own.product)}/([^/)#?\s]+)/${escaped(own.path)}${endOrBelow}`,
    'g',
  )
  return (text, body) => {
    const replaced = body.replace(
      outside,
      (_, version: string) => `(page:/handbook/${own.product}/${version}/${next.path}`,
    )
    return text.path.startsWith(`handbook/${own.product}/`)
      ? replaced.replace(inside, () => `(handbook:${next.path}`)
      : replaced
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * The texts that link to what moves. Those that the mover may publish change with it; legal texts, and those of others, are
 * left to the redirect.
 */
export async function findLinks(
  db: Kysely<OfficeTables>,
  move: Move,
  { staff }: StaffSession,
): Promise<FoundLink[]> {
  const replace = linkReplacer(move)
  const { kind, path } = move.entry
  const address = kind === 'handbook' ? handbookAddressOf(path).path : path
  const rows = await db
    .selectFrom('heads as head')
    .innerJoin('entries as entry', 'entry.id', 'head.entry_id')
    .innerJoin('revisions as revision', join =>
      join.on(({ or, eb }) =>
        or([eb('revision.id', '=', eb.ref('head.draft_id')), eb('revision.id', '=', eb.ref('head.live_id'))]),
      ),
    )
    .selectAll('entry')
    .select(['head.part', 'revision.fields'])
    .where('head.part', '<>', 'facts')
    .where('entry.kind', 'in', entryKinds)
    .where('revision.fields', 'like', `%${address}%`)
    .orderBy('entry.path')
    .orderBy('head.part')
    .execute()
  const links = new Map<string, FoundLink>()
  for (const { part, fields, ...entry } of rows) {
    const { body } = readText(fields)
    if (!isLanguagePart(part) || replace(entry, body) === body) continue
    const isChanged = entry.kind !== 'legal' && canPublish(staff, entry.kind)
    links.set(`${entry.id} ${part}`, { entry, part, becomes: isChanged ? 'changed' : 'followed' })
  }
  return [...links.values()]
}
