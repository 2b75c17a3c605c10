import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { stringify } from 'yaml'
import { handbooks } from '../../../../contract/handbook-versions.ts'
import { type LanguageTag, localeOfTag } from '../../../../contract/locale.ts'
import type { AdminTables, LegalDocumentRow, TermKind } from '../../schema.ts'
import { operatorFacts, readFacts } from '../documents/operator-facts.ts'

/** Writes a file; resolves once it is on the disk. */
type Write = (path: string, text: string) => Promise<void>

/** Exports the database as content files. Resolves to their paths below `root`, in order. */
export async function exportContent(db: Kysely<AdminTables>, root: string): Promise<string[]> {
  const paths: string[] = []
  const folders = new Set<string>()
  const write: Write = async (path, text) => {
    const folder = dirname(join(root, path))
    if (!folders.has(folder)) await mkdir(folder, { recursive: true })
    folders.add(folder)
    await writeFile(join(root, path), text)
    paths.push(path)
  }
  await exportPrices(db, write)
  await exportTerms(db, write)
  await exportPositions(db, write)
  await exportArticles(db, write)
  await exportLegalDocuments(db, write)
  await exportHandbooks(db, write)
  return paths.toSorted()
}

const rowsAtOnce = 100

/** Iterates over rows in slices by id, with their related rows, in bounded memory. */
async function* slicesOf<Row extends { readonly id: string }>(
  readAfter: (id: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = ''; ; ) {
    const rows = await readAfter(after, rowsAtOnce)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)?.id ?? ''
  }
}

/** Writes a text per language below a folder, with its front matter. */
async function writeTexts<Row extends { readonly iso: LanguageTag; readonly body: string }>(
  write: Write,
  folder: string,
  rows: readonly Row[],
  front: (row: Row) => object,
) {
  for (const row of rows) {
    const text = `---\n${stringify(front(row), { lineWidth: 0 })}---\n\n${row.body}\n`
    await write(`${folder}/${localeOfTag(row.iso)}.md`, text)
  }
}

async function exportPrices(db: Kysely<AdminTables>, write: Write) {
  const prices: Record<string, Record<string, string[]>> = {}
  for (const { product, iso, formatted_price, currency } of await db
    .selectFrom('prices')
    .selectAll()
    .execute())
    prices[product] = { ...prices[product], [localeOfTag(iso)]: [formatted_price, currency] }
  await write('prices.yaml', stringify(prices))
}

async function exportTerms(db: Kysely<AdminTables>, write: Write) {
  const rows = await db.selectFrom('terms').selectAll().orderBy('sort').execute()
  const wordsOf = (kind: TermKind) => {
    const byId = Map.groupBy(
      rows.filter(row => row.kind === kind),
      ({ id }) => id,
    )
    return [...byId].map(([id, own]) => ({
      id,
      title: Object.fromEntries(own.map(row => [localeOfTag(row.iso), row.title])),
    }))
  }
  await write('insight/categories.yaml', stringify(wordsOf('category')))
  const kinds = ['type', 'team', 'location', 'workplace'] as const
  await write('careers/terms.yaml', stringify(Object.fromEntries(kinds.map(kind => [kind, wordsOf(kind)]))))
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

async function exportPositions(db: Kysely<AdminTables>, write: Write) {
  const readAfter = (id: string, limit: number) =>
    db.selectFrom('positions').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
  for await (const rows of slicesOf(readAfter)) {
    const texts = await db
      .selectFrom('position_texts')
      .selectAll()
      .where('position_id', 'in', idsOf(rows))
      .execute()
    const byPosition = Map.groupBy(texts, ({ position_id }) => position_id)
    for (const { id, slug, ...facts } of rows) {
      await write(`careers/${slug}/position.yaml`, stringify(facts))
      const own = byPosition.get(id) ?? []
      await writeTexts(write, `careers/${slug}`, own, ({ title, description }) => ({ title, description }))
    }
  }
}

async function exportArticles(db: Kysely<AdminTables>, write: Write) {
  const readAfter = (id: string, limit: number) =>
    db.selectFrom('articles').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
  for await (const rows of slicesOf(readAfter)) {
    const texts = await db
      .selectFrom('article_texts')
      .selectAll()
      .where('article_id', 'in', idsOf(rows))
      .execute()
    const byArticle = Map.groupBy(texts, ({ article_id }) => article_id)
    for (const { id, year, slug, date, category, cover, featured, sample } of rows) {
      const folder = `insight/${year}/${slug}`
      await write(`${folder}/article.yaml`, stringify({ date, category, cover, featured: featured === 1 }))
      const own = byArticle.get(id) ?? []
      await writeTexts(write, folder, own, ({ title, intro }) => ({
        title,
        intro,
        ...(sample && { sample: true }),
      }))
    }
  }
}

async function exportLegalDocuments(db: Kysely<AdminTables>, write: Write) {
  const rows = await db.selectFrom('legal_documents').selectAll().execute()
  for (const [slug, own] of Map.groupBy(rows, row => row.slug))
    await write(
      `legal/${slug}/document.yaml`,
      stringify({ effective: own[0]?.effective, ...factsOf(own) }, { lineWidth: 0 }),
    )
  for (const row of rows)
    await writeTexts(write, `legal/${row.slug}`, [row], ({ title, description }) => ({ title, description }))
}

/** The facts of a document as in its file: a value that is equal in all languages is written once. */
function factsOf(rows: readonly LegalDocumentRow[]) {
  const facts = rows.flatMap(({ iso, facts }) => {
    const read = readFacts(facts)
    return read ? [{ language: localeOfTag(iso), ...read }] : []
  })
  const [first] = facts
  if (!first) return {}
  const values = operatorFacts.map(name => {
    const isSame = facts.every(({ values }) => values[name] === first.values[name])
    const inEach = Object.fromEntries(facts.map(({ language, values }) => [language, values[name]]))
    return [name, isSame ? first.values[name] : inEach]
  })
  return { sample: first.sample, values: Object.fromEntries(values) }
}

async function exportHandbooks(db: Kysely<AdminTables>, write: Write) {
  const known = Object.values(handbooks).flat()
  const readAfter = (id: string, limit: number) =>
    db.selectFrom('handbook_pages').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
  for await (const rows of slicesOf(readAfter)) {
    const ids = idsOf(rows)
    const places = await db.selectFrom('handbook_places').selectAll().where('page_id', 'in', ids).execute()
    const texts = await db.selectFrom('handbook_texts').selectAll().where('page_id', 'in', ids).execute()
    const placesOf = Map.groupBy(places, ({ page_id }) => page_id)
    const textsOf = Map.groupBy(texts, ({ page_id }) => page_id)
    for (const { id, product, path, variant, sort } of rows) {
      const folder = `handbook/${product}/${path}${variant === '' ? '' : `@${variant}`}`
      const groups = new Set(placesOf.get(id)?.map(place => place.group_version))
      const versions = known.filter(version => groups.has(version.group_version)).map(({ slug }) => slug)
      await write(`${folder}/page.yaml`, stringify({ order: sort, versions }))
      const own = textsOf.get(id) ?? []
      await writeTexts(write, folder, own, ({ title, description }) => ({ title, description }))
    }
  }
}
