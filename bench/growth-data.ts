import { DatabaseSync } from 'node:sqlite'
import { everyLocale, languageTagOf } from '../contract/locale.ts'
import { newId } from '../platform/identity.ts'
import { createDice, sentencesOf } from './made-text.ts'

/** The number of rows of everything. */
export interface Scale {
  readonly articles: number
  readonly positions: number
  /** In version 5.0 of procreate, in sections of a hundred. */
  readonly pages: number
  /** In version 4.0 of pocket, one beside the other. */
  readonly flatPages: number
  readonly readers: number
  readonly requests: number
}

/** Fills a database that has its tables and the usual content, by direct inserts in one transaction. */
export function fillDatabase(file: string, scale: Scale): void {
  const db = new DatabaseSync(file)
  db.exec('pragma synchronous = off; pragma foreign_keys = on; begin')
  const dice = createDice(11)
  const sentences = everyLocale.map(locale => ({
    iso: languageTagOf(locale),
    all: sentencesOf(locale),
  }))
  const textIn = (all: readonly string[], count: number) =>
    Array.from({ length: count }, () => all[dice(all.length)]).join(' ')
  const bodyIn = (all: readonly string[]) =>
    [0, 1, 2]
      .map(
        part =>
          `## ${textIn(all, 1)
            .replace(/[^\p{L}\p{N} ]/gu, '')
            .slice(0, 30)} ${part}\n\n${textIn(all, 5)}`,
      )
      .join('\n\n')
  const insert = (table: string, columns: string) => {
    const places = columns.split(',').map(() => '?')
    const statement = db.prepare(`insert into ${table} (${columns}) values (${places.join(',')})`)
    return (...values: (string | number | null)[]) => void statement.run(...values)
  }
  addArticles()
  addPositions()
  addPages('5.0', 'procreate', sectionPaths(scale.pages))
  addPages(
    'pocket-4.0',
    'pocket',
    Array.from({ length: scale.flatPages }, (_, at) => `grown-${at}`),
  )
  addReaders()
  addRequests()
  db.exec('update content_revision set revision = revision + 1; commit; analyze')
  db.close()

  function addArticles() {
    const categories = db.prepare(`select distinct id from terms where kind = 'category'`).all()
    const article = insert('articles', 'id,year,slug,date,category,cover,featured,sample')
    const text = insert('article_texts', 'article_id,iso,title,intro,body,read_time')
    for (let number = 0; number < scale.articles; number++) {
      const id = newId()
      const date = new Date(Date.UTC(2014, 0, 1 + ((number * 17) % 4000))).toISOString().slice(0, 10)
      const category = String(categories[number % categories.length]?.id)
      article(id, Number(date.slice(0, 4)), `grown-${number}`, date, category, 'coast', 0, 1)
      for (const { iso, all } of sentences)
        text(id, iso, textIn(all, 1).slice(0, 60), textIn(all, 2), bodyIn(all), 3)
    }
  }

  function addPositions() {
    const like = db.prepare('select * from positions limit 1').get() ?? {}
    const { type, team, location, workplace } = like as Record<string, string>
    const position = insert('positions', 'id,slug,type,team,location,workplace,opened_on')
    const text = insert('position_texts', 'position_id,iso,title,description,body')
    for (let number = 0; number < scale.positions; number++) {
      const id = newId()
      const day = new Date(Date.UTC(2025, 0, 1 + (number % 300))).toISOString().slice(0, 10)
      position(id, `grown-${number}`, type ?? '', team ?? '', location ?? '', workplace ?? '', day)
      for (const { iso, all } of sentences)
        text(id, iso, textIn(all, 1).slice(0, 60), textIn(all, 2), bodyIn(all))
    }
  }

  function addPages(groupVersion: string, product: string, paths: readonly string[]) {
    const page = insert('handbook_pages', 'id,product,path,variant,sort')
    const place = insert('handbook_places', 'group_version,path,page_id')
    const text = insert('handbook_texts', 'page_id,iso,title,description,body')
    for (const [at, path] of paths.entries()) {
      const id = newId()
      page(id, product, path, 'grown', at + 1)
      place(groupVersion, path, id)
      for (const { iso, all } of sentences)
        text(id, iso, textIn(all, 1).slice(0, 40), textIn(all, 1), bodyIn(all))
    }
  }

  function addReaders() {
    db.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${scale.readers})
      insert into subscribers (id, email, email_key, locale, tags, created_at, confirmed_at)
      select printf('01900000-0000-7000-8000-%012d', i), 'reader-' || i || '@example.com', 'reader-' || i || '@example.com',
        'en', '[]', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`)
  }

  function addRequests() {
    db.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${scale.requests})
      insert into requests (id, reference, kind, state, locale, name, email, email_key, answers, created_at, updated_at)
      select printf('01900000-0000-7000-8000-%012d', i), 'S-' || i, 'support', 'received', 'en', 'Ann',
        'ann-' || i || '@example.com', 'ann-' || i || '@example.com',
        json_object('product', 'procreate', 'question', printf('%.200c', 'q')),
        '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`)
  }
}

function sectionPaths(count: number): string[] {
  const paths: string[] = []
  for (let section = 0; paths.length < count; section++) {
    paths.push(`grown-${section}`)
    for (let page = 0; page < 99 && paths.length < count; page++) paths.push(`grown-${section}/page-${page}`)
  }
  return paths
}
