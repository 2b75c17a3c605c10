import { everyLocale, type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { type Facts, operatorFacts } from '../documents/operator-facts.ts'
import type { LegalFacts } from '../import/legal-documents.ts'
import { recordVersion } from '../legal/record-version.ts'
import type { Projection } from './projection.ts'

/** Earlier versions stay, whatever is published or taken off the site after them. */
export const legalProjection: Projection<LegalFacts> = {
  async putFacts(db, path, facts, now) {
    for (const locale of everyLocale)
      await db
        .updateTable('legal_documents')
        .set(rowOf(facts, locale))
        .where('slug', '=', slugOf(path))
        .where('iso', '=', languageTagOf(locale))
        .execute()
    await recordVersion(db, slugOf(path), now)
  },
  async move(db, from, to) {
    await db
      .updateTable('legal_documents')
      .set({ slug: slugOf(to) })
      .where('slug', '=', slugOf(from))
      .execute()
  },
  async removeFacts(db, path) {
    await db.deleteFrom('legal_documents').where('slug', '=', slugOf(path)).execute()
  },
  async putText(db, path, locale, { title, description, body }, facts, now) {
    const row = { title, description, body, ...rowOf(facts, locale) }
    await db
      .insertInto('legal_documents')
      .values({ slug: slugOf(path), iso: languageTagOf(locale), ...row })
      .onConflict(conflict => conflict.columns(['slug', 'iso']).doUpdateSet(row))
      .execute()
    await recordVersion(db, slugOf(path), now)
  },
  async removeText(db, path, locale) {
    const removed = await db
      .deleteFrom('legal_documents')
      .where('slug', '=', slugOf(path))
      .where('iso', '=', languageTagOf(locale))
      .returning(['slug', 'iso', 'effective'])
      .executeTakeFirst()
    if (!removed) return
    await db
      .deleteFrom('legal_versions')
      .where('slug', '=', removed.slug)
      .where('iso', '=', removed.iso)
      .where('effective', '=', removed.effective)
      .execute()
  },
}

const slugOf = (path: string) => path.slice('legal/'.length)

const rowOf = (facts: LegalFacts, locale: Locale) => ({
  effective: facts.effective,
  facts: 'values' in facts ? JSON.stringify(factsIn(facts, locale)) : null,
})

function factsIn({ sample, values }: Extract<LegalFacts, { values: unknown }>, locale: Locale): Facts {
  const inLanguage = operatorFacts.map(name => {
    const value = values[name]
    return [name, typeof value === 'string' ? value : value[locale]]
  })
  return { sample, values: Object.fromEntries(inLanguage) as Facts['values'] }
}
