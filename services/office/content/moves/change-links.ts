import { isLanguagePart } from '../../../../contract/office/content-parts.ts'
import { hashOfFields, readFactsOf, readText, writeText } from '../../../admin/content/entries/fields.ts'
import type { EntryRow, RevisionRow } from '../../../admin/content/entries/schema.ts'
import { projections } from '../../../admin/content/projection/projections.ts'
import { asAdmin, getHead, type Trx } from '../find-entry.ts'
import { saveRevision } from '../save-revision.ts'
import type { FoundLink } from './find-links.ts'

interface LinkChange {
  readonly links: readonly FoundLink[]
  readonly replace: (text: EntryRow, body: string) => string
  readonly authorId: string
  readonly now: Date
}

const note = 'Links follow a page that was moved'

/**
 * Writes the links of texts anew, in a revision of what is published and in one of what is not yet. A translation that was
 * of the English text as it was stays so.
 */
export async function changeLinks(trx: Trx, { links, replace, authorId, now }: LinkChange): Promise<void> {
  // English first: the translations name its new revision.
  const changed = links
    .filter(({ becomes }) => becomes === 'changed')
    .toSorted((a, b) => Number(b.part === 'en') - Number(a.part === 'en'))
  const successors = new Map<string, string>()
  for (const { entry, part } of changed) {
    if (!isLanguagePart(part)) continue
    const { draft, live, version } = await getHead(trx, entry.id, part)
    const isWaiting = draft !== null && draft.id !== live?.id
    let last = version
    const save = async (revision: RevisionRow) => {
      const text = readText(revision.fields)
      const fields = writeText({ ...text, body: replace(entry, text.body) })
      const source = revision.source_revision
      const saved = await saveRevision(
        trx,
        {
          ...{ entry, part, version: last, fields, basedOn: revision.id, authorId, note, keepsCopy: true },
          sourceRevision: source === null ? null : (successors.get(source) ?? source),
          origin: 'office',
        },
        now,
      )
      last = saved.version
      successors.set(revision.id, saved.revision)
      return { id: saved.revision, fields }
    }
    const isLiveChanged =
      live !== null && replace(entry, readText(live.fields).body) !== readText(live.fields).body
    if (isLiveChanged) {
      const { id, fields } = await save(live)
      await publishText(trx, { entry, part, id, fields }, now)
      await keepRight(trx, entry, part, live, fields)
    }
    if (isWaiting) await save(draft)
  }
}

interface PublishedText {
  readonly entry: EntryRow
  readonly part: Parameters<(typeof projections)['article']['putText']>[2]
  readonly id: string
  readonly fields: string
}

async function publishText(trx: Trx, { entry, part, id, fields }: PublishedText, now: Date) {
  const { live: facts } = await getHead(trx, entry.id, 'facts')
  if (!facts) throw new Error(`${entry.path} is published without facts`)
  await trx
    .updateTable('heads')
    .set({ live_id: id })
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .execute()
  await projections[entry.kind].putText(
    asAdmin(trx),
    entry.path,
    part,
    readText(fields),
    readFactsOf(facts.fields),
    now,
  )
}

/** What was still right as a whole for the text before is so for this one. */
async function keepRight(trx: Trx, { id }: EntryRow, part: string, before: RevisionRow, fields: string) {
  const column = part === 'en' ? 'source_hash' : 'segment_hash'
  const hash = hashOfFields(fields)
  const rows = await trx
    .selectFrom('segment_states')
    .selectAll()
    .where('entry_id', '=', id)
    .where(column, '=', before.hash)
    .execute()
  for (const row of rows)
    await trx
      .insertInto('segment_states')
      .values({ ...row, [column]: hash })
      .onConflict(conflict => conflict.doNothing())
      .execute()
}
