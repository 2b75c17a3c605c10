import type { Kysely } from 'kysely'
import { everyLocale, type Locale, languageTagOf } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import { decide } from '../entries/decide.ts'
import type { TermKind } from '../schema.ts'
import { arrangeTerms } from './arrange-terms.ts'
import { countUses } from './count-uses.ts'
import type { TermTitles, VocabularyTerm } from './vocabulary-term.ts'

/** The titles of a term in one order, to compare them by. */
export const writeTitles = (title: TermTitles): string =>
  JSON.stringify(Object.fromEntries(everyLocale.map(locale => [locale, title[locale]])))

/** A vocabulary in its order, with the titles in every language. */
export async function readVocabulary(db: Kysely<AdminTables>, kind: TermKind): Promise<VocabularyTerm[]> {
  const rows = await db.selectFrom('terms').selectAll().where('kind', '=', kind).orderBy('sort').execute()
  const titleOf = (own: typeof rows, locale: Locale) =>
    own.find(({ iso }) => iso === languageTagOf(locale))?.title ?? ''
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    title: Object.fromEntries(everyLocale.map(locale => [locale, titleOf(own, locale)])) as TermTitles,
  }))
}

/** Replaces a vocabulary. */
export async function writeVocabulary(
  db: Kysely<AdminTables>,
  kind: TermKind,
  terms: readonly VocabularyTerm[],
): Promise<void> {
  await db.deleteFrom('terms').where('kind', '=', kind).execute()
  const rows = terms.flatMap(({ id, title }, sort) =>
    everyLocale.map(locale => ({ kind, id, iso: languageTagOf(locale), title: title[locale], sort })),
  )
  if (rows.length > 0) await db.insertInto('terms').values(rows).execute()
}

/**
 * Takes over what the file of a vocabulary says. A term that staff have changed stays as it is, and is in conflict where
 * the file has changed it as well; so does one that the file no longer has while something is of it. Their order stays
 * where staff have changed it.
 */
export async function followTerms(
  db: Kysely<AdminTables>,
  kind: TermKind,
  file: readonly VocabularyTerm[],
): Promise<void> {
  const known = await db.selectFrom('term_bases').selectAll().where('kind', '=', kind).execute()
  const office = await readVocabulary(db, kind)
  const uses = await countUses(db, kind)
  const bases = new Map(known.map(({ id, agreed }) => [id, agreed]))
  const titlesIn = (terms: readonly VocabularyTerm[], id: string) => {
    const found = terms.find(term => term.id === id)
    return found ? writeTitles(found.title) : null
  }
  const ids = new Set([...office, ...file, ...known].map(({ id }) => id).filter(id => id !== ''))
  const shown: VocabularyTerm[] = []
  const rows: AdminTables['term_bases'][] = []
  for (const id of ids) {
    const base = bases.get(id) ?? null
    const [said, own] = [titlesIn(file, id), titlesIn(office, id)]
    const decision = decide({ base, file: said, office: own })
    const isTaken = decision === 'load' || (decision === 'withdraw' && !uses.has(id))
    const titles = isTaken ? said : own
    if (titles !== null) shown.push({ id, title: JSON.parse(titles) as TermTitles })
    const agreed = isTaken || decision === 'agree' ? said : base
    if (agreed !== null || said !== null) rows.push({ kind, id, agreed, file: said })
  }
  const order = file.map(({ id }) => id)
  const agreedOrder = JSON.parse(bases.get('') ?? 'null') as string[] | null
  await writeVocabulary(db, kind, arrangeTerms(shown, { office, order, agreedOrder }))
  await db.deleteFrom('term_bases').where('kind', '=', kind).execute()
  const written = JSON.stringify(order)
  await db
    .insertInto('term_bases')
    .values([...rows, { kind, id: '', agreed: written, file: written }])
    .execute()
}
