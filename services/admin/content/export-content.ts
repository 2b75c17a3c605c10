import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { stringify } from 'yaml'
import { handbooks } from '../../../contract/handbook.ts'
import type { Iso } from '../../http/language.ts'
import type { AdminTables, TermKind } from '../schema.ts'
import { inEachLanguage } from './source.ts'

type Files = Map<string, string>

/** Writes what the database holds as the files that it is loaded from. Answers their paths below `root`, in order. */
export async function exportContent(db: Kysely<AdminTables>, root: string): Promise<string[]> {
  const files: Files = new Map()
  await exportPrices(db, files)
  await exportTerms(db, files)
  await exportPositions(db, files)
  await exportArticles(db, files)
  await exportLegalDocuments(db, files)
  await exportHandbooks(db, files)
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return [...files.keys()].toSorted()
}

const languageOf = (iso: Iso): string => inEachLanguage.find(([, other]) => other === iso)?.[0] ?? 'en'

/** A text per language below a folder, with what stands in its front matter. */
function writeTexts<Row extends { readonly iso: Iso; readonly body: string }>(
  files: Files,
  folder: string,
  rows: readonly Row[],
  front: (row: Row) => object,
) {
  for (const row of rows) {
    const text = `---\n${stringify(front(row), { lineWidth: 0 })}---\n\n${row.body}\n`
    files.set(`${folder}/${languageOf(row.iso)}.md`, text)
  }
}

async function exportPrices(db: Kysely<AdminTables>, files: Files) {
  const prices: Record<string, Record<string, string[]>> = {}
  for (const { product, iso, formatted_price, currency } of await db
    .selectFrom('prices')
    .selectAll()
    .execute())
    prices[product] = { ...prices[product], [languageOf(iso)]: [formatted_price, currency] }
  files.set('prices.yaml', stringify(prices))
}

async function exportTerms(db: Kysely<AdminTables>, files: Files) {
  const rows = await db.selectFrom('terms').selectAll().orderBy('sort').execute()
  const wordsOf = (kind: TermKind) => {
    const ids = [...new Set(rows.filter(row => row.kind === kind).map(row => row.id))]
    return ids.map(id => {
      const own = rows.filter(row => row.kind === kind && row.id === id)
      return { id, title: Object.fromEntries(own.map(row => [languageOf(row.iso), row.title])) }
    })
  }
  files.set('insight/categories.yaml', stringify(wordsOf('category')))
  const kinds = ['type', 'team', 'location', 'workplace'] as const
  files.set('careers/terms.yaml', stringify(Object.fromEntries(kinds.map(kind => [kind, wordsOf(kind)]))))
}

async function exportPositions(db: Kysely<AdminTables>, files: Files) {
  const texts = await db.selectFrom('position_texts').selectAll().execute()
  for (const { id, slug, ...facts } of await db.selectFrom('positions').selectAll().execute()) {
    const own = texts.filter(text => text.position_id === id)
    files.set(`careers/${slug}/position.yaml`, stringify(facts))
    writeTexts(files, `careers/${slug}`, own, ({ title, description }) => ({ title, description }))
  }
}

async function exportArticles(db: Kysely<AdminTables>, files: Files) {
  const texts = await db.selectFrom('article_texts').selectAll().execute()
  for (const row of await db.selectFrom('articles').selectAll().execute()) {
    const { id, year, slug, date, category, cover, featured, sample } = row
    const folder = `insight/${year}/${slug}`
    files.set(`${folder}/article.yaml`, stringify({ date, category, cover, featured: featured === 1 }))
    const own = texts.filter(text => text.article_id === id)
    writeTexts(files, folder, own, ({ title, intro }) => ({ title, intro, ...(sample && { sample: true }) }))
  }
}

async function exportLegalDocuments(db: Kysely<AdminTables>, files: Files) {
  const rows = await db.selectFrom('legal_documents').selectAll().execute()
  for (const { slug, effective } of rows) files.set(`legal/${slug}/document.yaml`, stringify({ effective }))
  for (const row of rows)
    writeTexts(files, `legal/${row.slug}`, [row], ({ title, description }) => ({ title, description }))
}

async function exportHandbooks(db: Kysely<AdminTables>, files: Files) {
  const [pages, places, texts] = await Promise.all([
    db.selectFrom('handbook_pages').selectAll().execute(),
    db.selectFrom('handbook_places').selectAll().execute(),
    db.selectFrom('handbook_texts').selectAll().execute(),
  ])
  const known = Object.values(handbooks).flat()
  for (const { id, product, path, variant, sort } of pages) {
    const folder = `handbook/${product}/${path}${variant === '' ? '' : `@${variant}`}`
    const groups = new Set(places.filter(place => place.page_id === id).map(place => place.group_version))
    const versions = known.filter(version => groups.has(version.group_version)).map(({ slug }) => slug)
    files.set(`${folder}/page.yaml`, stringify({ order: sort, versions }))
    const own = texts.filter(text => text.page_id === id)
    writeTexts(files, folder, own, ({ title, description }) => ({ title, description }))
  }
}
