import { contentKeys } from '../../../contract/content-keys.ts'
import { everyLocale } from '../../../contract/locale.ts'
import type { ContentTermKind } from '../../../contract/office/term-kinds.ts'
import { holdRevision } from '../../admin/content/revision.ts'
import type { TermBaseRow } from '../../admin/content/schema.ts'
import { countUses } from '../../admin/content/vocabularies/count-uses.ts'
import { readVocabulary, writeVocabulary } from '../../admin/content/vocabularies/follow-terms.ts'
import type { TermTitles, VocabularyTerm } from '../../admin/content/vocabularies/vocabulary-term.ts'
import { Refusal } from '../../http/problem.ts'
import { asAdmin, type Trx } from '../content/find-entry.ts'
import { changedSite } from '../content/publish-revisions.ts'
import { findBases, hashOfTerms, isFixed, isInConflict } from './list-vocabularies.ts'

interface SeenVocabulary {
  readonly kind: ContentTermKind
  /** What the caller was shown. */
  readonly seen: string
  readonly now: Date
}

/**
 * Changes a vocabulary under the lock of the content revision. Throws `Refusal` 409 where somebody else has changed it
 * since it was shown.
 */
export async function changeVocabulary(
  trx: Trx,
  { kind, seen, now }: SeenVocabulary,
  change: (
    terms: readonly VocabularyTerm[],
  ) => readonly VocabularyTerm[] | Promise<readonly VocabularyTerm[]>,
): Promise<readonly VocabularyTerm[]> {
  await holdRevision(asAdmin(trx))
  const terms = await readVocabulary(asAdmin(trx), kind)
  if (hashOfTerms(terms, await findBases(asAdmin(trx), kind)) !== seen)
    throw new Refusal(409, 'Somebody else has changed these terms meanwhile. Look again, then repeat it.')
  const changed = await change(terms)
  await writeVocabulary(asAdmin(trx), kind, changed)
  await changedSite(trx, [contentKeys.terms], now)
  return changed
}

/** The place of a term. Throws `Refusal` 404. */
export function placeOf(terms: readonly VocabularyTerm[], id: string): number {
  const at = terms.findIndex(term => term.id === id)
  if (at === -1) throw new Refusal(404, 'There is no such term.')
  return at
}

/** Throws `Refusal` 422 for a title that another term of the vocabulary has in the same language. */
export function verifyTitles(terms: readonly VocabularyTerm[], id: string, title: TermTitles): void {
  for (const locale of everyLocale) {
    const other = terms.find(term => term.id !== id && term.title[locale] === title[locale])
    if (other) throw new Refusal(422, `“${title[locale]}” is what “${other.id}” is called already.`)
  }
}

/** The id of a new term: as typed, or made of its English title. Throws `Refusal` 422 for one that cannot be. */
export function idOfTerm(terms: readonly VocabularyTerm[], typed: string, title: TermTitles): string {
  const id =
    typed ||
    title.en
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 40)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new Refusal(422, 'Type a short name for addresses: lower case letters, digits and single hyphens.')
  if (terms.some(term => term.id === id)) throw new Refusal(422, `There is a term “${id}” already.`)
  return id
}

/** Throws `Refusal` 409 for a term that has to stay. */
export async function verifyRemovable(
  trx: Trx,
  kind: ContentTermKind,
  terms: readonly VocabularyTerm[],
  id: string,
): Promise<void> {
  if (isFixed(kind, id))
    throw new Refusal(409, 'The press team writes the articles of this category: it stays.')
  const uses = (await countUses(asAdmin(trx), kind)).get(id) ?? 0
  const what = kind === 'category' ? ['article is', 'articles are'] : ['position is', 'positions are']
  if (uses > 0)
    throw new Refusal(
      409,
      `${uses} ${uses === 1 ? what[0] : what[1]} of it. Choose another term for them first.`,
    )
  if (terms.length === 1) throw new Refusal(409, 'It is the last one: add another first.')
}

/** Throws `Refusal` 404 where file and office agree. */
export async function getConflict(trx: Trx, kind: ContentTermKind, id: string): Promise<TermBaseRow> {
  const row = (await findBases(asAdmin(trx), kind)).find(base => base.id === id && isInConflict(base))
  if (!row) throw new Refusal(404, 'There is nothing to settle.')
  return row
}
