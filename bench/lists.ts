// Benchmark of uncached lists with 10,000 articles, over HTTP in this process.
import { everyLocale, languageTagOf } from '../contract/locale.ts'
import '../server/production.ts'
import { join } from 'node:path'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { loadBuild } from '../server/build.ts'
import { foldersOf } from '../server/folders.ts'
import { prepareDatabase } from '../server/services/local-services.ts'
import type { Tables } from '../server/services/tables.ts'
import { start } from '../server/start.ts'
import { findFreePort, projectRoot } from '../test/test-server.ts'
import { openFolder } from './production.ts'
import { atMost, median, printTable } from './table.ts'

const articleCount = 10_000
const times = 40
const log = createLog('silent')
const folders = foldersOf(projectRoot)
const settings = readSettings({
  PORT: String(await findFreePort()),
  DATA_DIR: join(openFolder(), 'data'),
  CRAWL: 'off',
})

const database = await openDatabase<Tables>(settings.database)
await prepareDatabase(database, folders.content, log)
const categories = await database.db
  .selectFrom('terms')
  .select('id')
  .where('kind', '=', 'category')
  .distinct()
  .execute()
const atOnce = 500
for (let from = 0; from < articleCount; from += atOnce) {
  const numbers = Array.from({ length: atOnce }, (_, at) => from + at)
  const dateOf = (number: number) =>
    new Date(Date.UTC(2014, 0, 1 + (number % 3600))).toISOString().slice(0, 10)
  const rows = numbers.map(number => ({
    id: `bench-${number}`,
    year: Number(dateOf(number).slice(0, 4)),
    slug: `bench-${number}`,
    date: dateOf(number),
    category: categories[number % categories.length]?.id ?? '',
    cover: 'coast',
    featured: 0 as const,
    sample: 1 as const,
  }))
  const texts = rows.flatMap(({ id }) =>
    everyLocale.map(locale => ({
      article_id: id,
      iso: languageTagOf(locale),
      title: `Title ${id}`,
      intro: 'Intro. '.repeat(12),
      body: 'Text',
      read_time: 3,
    })),
  )
  await database.db.insertInto('articles').values(rows).execute()
  await database.db.insertInto('article_texts').values(texts).execute()
}
await database.close()

const running = await start({
  settings,
  log,
  render: await loadBuild(folders.server),
  contentFolder: folders.content,
  folders: [],
  keepPages: false,
  sharingPictures: false,
})

async function time(path: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(settings.origin + path)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - began
}

const paths = [
  '/insight',
  '/insight?category=colour',
  '/insight/2020',
  '/jp/insight',
  '/careers',
  '/careers?team=design',
]
const rows: string[][] = [['', 'fastest', `middle of ${times}`, 'slowest', 'goal']]
for (const path of paths) {
  for (let warm = 0; warm < 15; warm++) await time(path)
  const measured: number[] = []
  for (let count = 0; count < times; count++) measured.push(await time(path))
  const inMs = [Math.min(...measured), median(measured), Math.max(...measured)].map(
    ms => `${ms.toFixed(1)} ms`,
  )
  rows.push([path, ...inMs, atMost(median(measured), 15, 'ms')])
}
await running.stop()
printTable(`Lists without memory, with ${articleCount} articles`, rows)
