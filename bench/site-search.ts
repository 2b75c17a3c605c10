// Benchmark of the search across the site over 20,000 generated texts of a language, on the embedded database and, where it is
// installed, on PostgreSQL; `--embedded`, `--postgres`: on one alone; `--lang=ja`: in one language.
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { everyLocale, isCjk, type Locale, languageTagOf } from '../contract/locale.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { jobMigrations } from '../platform/jobs/tables.ts'
import { createLog } from '../platform/log.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import { createContents } from '../services/admin/content/handbook/contents.ts'
import { bumpRevision } from '../services/admin/content/revision.ts'
import { adminMigrations } from '../services/admin/migrations/migrations.ts'
import type { AdminTables } from '../services/admin/schema.ts'
import { createSiteSearch } from '../services/admin/search/site-search.ts'
import { startPostgres } from '../test/postgres.ts'
import { createDice, sentencesOf } from './made-text.ts'
import { openFolder } from './production.ts'
import { atMost, median, percentile, printTable } from './table.ts'

const textCount = 20_000
const questions = Number(process.env.QUESTIONS ?? 1000)
const rowsAtOnce = 200
const locales = everyLocale.filter(
  locale =>
    !process.argv.some(each => each.startsWith('--lang=') && each !== `--lang=${languageTagOf(locale)}`),
)

const rows: string[][] = [
  ['', 'to build', 'middle', 'p99', 'slowest', 'goal', 'found after a publishing', 'goal'],
]
if (!process.argv.includes('--postgres'))
  await run('SQLite', { kind: 'embedded', file: join(openFolder(), 'site.db') })
if (!process.argv.includes('--embedded')) {
  const postgres = await startPostgres()
  if (postgres) await run('PostgreSQL', { kind: 'postgres', url: postgres.url })
  await postgres?.stop()
}
printTable(`Search across the site: ${textCount} texts of a language, ${questions} questions`, rows)

async function run(name: string, setting: DatabaseSetting) {
  const database = await openDatabase<AdminTables>(setting)
  const { db } = database
  for (const migrations of [jobMigrations, adminMigrations]) await migrate(database, migrations)
  for (const locale of locales)
    rows.push([`${name}, ${languageTagOf(locale)}`, ...(await measure(db, locale))])
  await database.close()
}

async function measure(db: Kysely<AdminTables>, locale: Locale): Promise<string[]> {
  const dice = createDice(7)
  const bodies = await fill(db, locale, dice)
  const search = createSiteSearch(
    {
      documents: { db, log: createLog('silent'), captcha: { kind: 'proof-of-work', cost: 10 } },
      mailHost: 'example.com',
      now: () => new Date('2026-06-15T10:00:00Z'),
      contentsOf: createContents(db),
      readWrittenPages: async () => [],
    },
    600_000,
  )
  const languageTag = languageTagOf(locale)
  const ask = (question: string, cursor?: string) => search({ question, languageTag, cursor, limit: 20 })
  const began = performance.now()
  await ask('qqqq')
  const built = performance.now() - began
  const times: number[] = []
  for (let count = 0; count < questions; count++) {
    const from = bodies[dice(bodies.length)] ?? ''
    const start = dice(from.length - 12)
    const question = from.slice(start, start + (isCjk(locale) ? 2 + dice(4) : 12))
    // Every other question asks for the second page of results.
    const cursor = count % 2 === 0 ? undefined : (await ask(question)).found.next_cursor
    const asked = performance.now()
    await ask(question, cursor ?? undefined)
    times.push(performance.now() - asked)
  }
  const fresh = await publish(db, locale, async () => (await ask('freshly')).found.total > 0)
  const p99 = percentile(times, 0.99)
  const inMs = [median(times), p99, Math.max(...times)].map(ms => `${ms.toFixed(1)} ms`)
  return [
    ...[`${(built / 1000).toFixed(1)} s`, ...inMs, atMost(p99, 50, 'ms')],
    ...[`${(fresh / 1000).toFixed(2)} s`, atMost(fresh, 2000, 'ms')],
  ]
}

async function fill(db: Kysely<AdminTables>, locale: Locale, dice: (sides: number) => number) {
  const sentences = sentencesOf(locale)
  const text = (count: number) =>
    Array.from({ length: count }, () => `${sentences[dice(sentences.length)]} Q${dice(20_000).toString(36)}`)
  const iso = languageTagOf(locale)
  const bodies: string[] = []
  for (let from = 0; from < textCount; from += rowsAtOnce) {
    const made = Array.from({ length: rowsAtOnce }, (_, at) => {
      const id = `${locale}-${String(from + at).padStart(6, '0')}`
      const body = [0, 1, 2]
        .map(part => `## Part ${part} {#part-${part}}\n\n${text(6).join(' ')}`)
        .join('\n\n')
      if (at === 0) bodies.push(body)
      const facts = { year: 2026, slug: id, date: '2026-01-01', category: 'craft', cover: 'coast' }
      return {
        article: { id, ...facts, featured: 0 as const, sample: 0 as const },
        text: {
          article_id: id,
          iso,
          title: text(1).join('').slice(0, 40),
          intro: text(1).join(''),
          body,
          read_time: 3,
        },
      }
    })
    await db
      .insertInto('articles')
      .values(made.map(({ article }) => article))
      .execute()
    await db
      .insertInto('article_texts')
      .values(made.map(each => each.text))
      .execute()
  }
  return bodies
}

/** The time until a changed text is found by its new words. */
async function publish(db: Kysely<AdminTables>, locale: Locale, isFound: () => Promise<boolean>) {
  await db.transaction().execute(async trx => {
    await trx
      .updateTable('article_texts')
      .set({ body: 'Freshly published.' })
      .where('article_id', '=', `${locale}-000007`)
      .execute()
    await bumpRevision(trx, [`insight/2026/${locale}-000007`])
  })
  const began = performance.now()
  while (!(await isFound()));
  return performance.now() - began
}
