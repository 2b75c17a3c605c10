import { type Kysely, type SqlBool, sql } from 'kysely'
import { type EntryKind, everyPart, type Part } from '../../../contract/office/content-parts.ts'
import type { MediaView } from '../../../contract/office/media.ts'
import type { OfficeTables } from '../schema.ts'

export type MediaUse = MediaView['used_in'][number]

/**
 * The parts whose newest or published revision names a picture of the library, by its id. Read from the revisions
 * themselves: a list beside them would miss what files, schedules and restored revisions change.
 */
export async function findUses(
  db: Kysely<OfficeTables>,
  only?: string,
): Promise<ReadonlyMap<string, readonly MediaUse[]>> {
  const pattern = only === undefined ? '%media:%' : `%media:${only}%`
  const rows = await db
    .selectFrom('heads as h')
    .innerJoin('entries as e', 'e.id', 'h.entry_id')
    .innerJoin('revisions as r', join =>
      join.on(({ or, eb, ref }) =>
        or([eb('r.id', '=', ref('h.draft_id')), eb('r.id', '=', ref('h.live_id'))]),
      ),
    )
    .select(['e.kind', 'e.path', 'h.part', 'h.live_id', 'r.id', 'r.fields'])
    .where(sql<SqlBool>`r.fields like ${pattern}`)
    .where('e.archived_at', 'is', null)
    .orderBy('e.path')
    .execute()
  const uses = new Map<string, MediaUse[]>()
  for (const { kind, path, part, live_id, id, fields } of rows)
    for (const media of idsIn(fields)) {
      const own = uses.get(media) ?? []
      const same = own.find(use => use.path === path && use.part === part)
      const use = { kind, path, part, title: titleIn(fields), live: live_id === id || same?.live === true }
      uses.set(media, [...own.filter(each => each !== same), use])
    }
  for (const [media, own] of uses) uses.set(media, own.sort(byPart))
  return uses
}

/** The pictures that the fields of a revision name, in Markdown or as the cover among facts. */
export const idsIn = (fields: string): string[] => [
  ...new Set([...fields.matchAll(/(?:\]\(|"cover":")media:([a-z0-9-]+)/g)].map(([, id = '']) => id)),
]

function titleIn(fields: string): string {
  const { title } = JSON.parse(fields) as { readonly title?: unknown }
  return typeof title === 'string' ? title : ''
}

const byPart = (a: { path: string; part: Part; kind: EntryKind }, b: { path: string; part: Part }) =>
  a.path === b.path ? everyPart.indexOf(a.part) - everyPart.indexOf(b.part) : a.path < b.path ? -1 : 1
