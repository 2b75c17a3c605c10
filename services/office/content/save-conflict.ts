import type { Kysely } from 'kysely'
import type { TextView } from '../../../contract/office/content-text.ts'
import { readFactsOf, type TextFields } from '../../admin/content/entries/fields.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'
import { getHead, getRevision, type PartHead } from './find-entry.ts'
import { mergeTexts } from './merge-texts.ts'
import { viewRevision } from './revision-view.ts'
import { textFieldsOf, viewFields, viewText } from './text-fields.ts'

async function describeHead(db: Kysely<OfficeTables>, entry: EntryRow, part: PartHead['part']) {
  const head = await getHead(db, entry.id, part)
  if (!head.draft) throw new Refusal(409, 'Somebody else has changed it. Open it again.')
  const view = await viewRevision(db, head.draft, null)
  const { id: revision, at, fields } = head.draft
  return {
    fields,
    version: head.version,
    about: { version: head.version, author: view?.author ?? null, at, revision },
  }
}

interface Mine {
  readonly entry: EntryRow
  readonly part: PartHead['part']
  readonly basedOn: string | null
  readonly fields: TextFields
}

/** What a text met that was based on an older version: both texts, and merged where they do not touch. */
export async function describeTextConflict(db: Kysely<OfficeTables>, { entry, part, basedOn, fields }: Mine) {
  const { fields: newest, version, about } = await describeHead(db, entry, part)
  const known = basedOn === null ? null : await findBase(db, entry, part, basedOn)
  const theirs = viewFields(entry.kind, newest)
  const base = known === null ? null : viewFields(entry.kind, known)
  const merged = base ? mergedView(entry, base, theirs, viewText(entry.kind, fields)) : null
  return { version, revision: null, conflict: { ...about, base, theirs, merged } }
}

const findBase = async (db: Kysely<OfficeTables>, entry: EntryRow, part: PartHead['part'], id: string) =>
  (await getRevision(db, { entryId: entry.id, part, id })).fields

/** Both changes of a text together; null where they touch. */
export function mergedView(
  entry: EntryRow,
  base: TextView,
  theirs: TextView,
  mine: TextView,
): TextView | null {
  const merged = mergeTexts(base, theirs, mine)
  if (merged === null) return null
  const { title, description, sample, segments } = merged
  try {
    return viewText(
      entry.kind,
      textFieldsOf(entry.kind, { title, description, sample, segments: [...segments] }, null),
    )
  } catch (error) {
    // Two titles with one id: each text alone is right, both together are not.
    if (error instanceof Refusal) return null
    throw error
  }
}

export async function describeFactsConflict(db: Kysely<OfficeTables>, entry: EntryRow) {
  const { fields, version, about } = await describeHead(db, entry, 'facts')
  return { version, revision: null, conflict: { ...about, theirs: readFactsOf(fields) } }
}
