import type { Transaction } from 'kysely'
import { isLanguagePart } from '../../../../contract/office/content-parts.ts'
import type { AdminTables } from '../../schema.ts'
import { readFactsOf, readText } from '../entries/fields.ts'
import type { RevisionRow } from '../entries/schema.ts'
import { showVersions } from '../handbook/versions.ts'
import { handbookAddressOf } from '../import/handbook-pages.ts'
import { projections } from '../projection/projections.ts'
import type { Preview } from './find-preview.ts'
import { factsBeside, findRevisions, languagesOf } from './shown-parts.ts'

/**
 * Publishes what a preview shows within a transaction that is rolled back: its part, the newest facts where none are live,
 * and beside facts the newest texts where none is live.
 */
export async function showPreview(
  trx: Transaction<AdminTables>,
  { entry, part, revision }: Preview,
  now: Date,
): Promise<void> {
  const revisions = await findRevisions(trx, entry.id)
  const facts = isLanguagePart(part) ? factsBeside(revisions) : revision
  if (!facts) return
  const { putFacts, putText } = projections[entry.kind]
  const values = readFactsOf(facts.fields)
  if (revisions.live.get('facts')?.id !== facts.id) {
    await setLive(trx, facts)
    await putFacts(trx, entry.path, values, now)
  }
  if (entry.kind === 'handbook')
    await showVersions(trx, handbookAddressOf(entry.path).product, (values.versions ?? []) as string[])
  for (const locale of languagesOf(revisions, part)) {
    const text = locale === part ? revision : revisions.draft.get(locale)
    if (!text || (locale !== part && revisions.live.has(locale))) continue
    await setLive(trx, text)
    await putText(trx, entry.path, locale, readText(text.fields), values, now)
  }
}

const setLive = (trx: Transaction<AdminTables>, { id, entry_id, part }: RevisionRow) =>
  trx
    .updateTable('heads')
    .set({ live_id: id })
    .where('entry_id', '=', entry_id)
    .where('part', '=', part)
    .execute()
