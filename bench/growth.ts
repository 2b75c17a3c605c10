// Benchmark of growth: 10,000 articles, 5,000 pages in handbooks, 200,000 requests and a million readers beside a hundredth of
// it, on both databases: every kind of address, list, search and export, starts, programs, and an issue to all readers whose
// server is killed ten times. What grows worse than its work says WORSE.
// `--sqlite`, `--postgres`: one database; `--hundredth`, `--full`: one scale; fill pages office letter programs: these parts.
// GROWTH_FOLDER keeps databases and results from one run to the next; the table is of everything that was measured there.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../platform/database/open-database.ts'
import type { DatabaseSetting } from '../platform/settings.ts'
import type { Tables } from '../server/services/tables.ts'
import { startPostgres } from '../test/postgres.ts'
import { writeContent } from './growth-content.ts'
import { fill } from './growth-fill.ts'
import { measureLetter } from './growth-letter.ts'
import { measureOffice } from './growth-office.ts'
import { measurePages } from './growth-pages.ts'
import { measurePrograms } from './growth-programs.ts'
import { openResults, type Part, parts } from './growth-results.ts'
import { type ScaleName, scales } from './growth-scale.ts'
import { openSite } from './growth-site.ts'
import { openFolder } from './production.ts'

const asked = process.argv.slice(2)
const has = (name: string, others: readonly string[]) =>
  asked.includes(name) || !others.some(other => asked.includes(other))
const root = process.env.GROWTH_FOLDER ?? openFolder()
mkdirSync(root, { recursive: true })

for (const database of ['sqlite', 'postgres'] as const) {
  if (!has(`--${database}`, ['--sqlite', '--postgres'])) continue
  const results = openResults(join(root, `${database}.json`))
  for (const scale of Object.keys(scales) as ScaleName[]) {
    if (!has(`--${scale}`, ['--hundredth', '--full'])) continue
    const postgres =
      database === 'postgres' ? await startPostgres({ folder: join(root, `postgres-${scale}`) }) : null
    if (database === 'postgres' && !postgres) continue
    const measures = measureScale(scale, join(root, `${database}-${scale}`), postgres?.url ?? null)
    for await (const [part, measured] of measures) results.keep(scale, part, measured)
    await postgres?.stop()
  }
  console.log(`\n${results.table(database === 'sqlite' ? 'SQLite' : 'PostgreSQL')}`)
}

/** Fills a database where it is not filled, then yields the measures of each part. */
async function* measureScale(name: ScaleName, folder: string, url: string | null) {
  const scale = scales[name]
  // PostgreSQL has its own files in `data`.
  const dataDir = join(folder, url === null ? 'data' : 'site')
  mkdirSync(dataDir, { recursive: true })
  const setting: DatabaseSetting =
    url === null ? { kind: 'embedded', file: join(dataDir, 'site.db') } : { kind: 'postgres', url }
  const env = { DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) }
  const texts = join(root, `texts-${name}`)
  const content = join(texts, 'content')
  if (!existsSync(join(texts, 'whole'))) {
    writeContent(texts, scale)
    writeFileSync(join(texts, 'whole'), '')
  }
  const filled = join(folder, 'filled')
  if (!existsSync(filled)) {
    yield ['fill' as Part, await fill(setting, content, scale)] as const
    writeFileSync(filled, '')
  }
  const open = () => openSite(dataDir, content, env)
  for (const part of parts) {
    if (part === 'fill' || !has(part, parts)) continue
    const measured = await measurePart(part)
    console.log(`growth: ${name}, ${part} measured`)
    yield [part, measured] as const
  }

  async function measurePart(part: Exclude<Part, 'fill'>) {
    if (part === 'programs') return measurePrograms(folder, content, env)
    if (part === 'pages') {
      const site = await open()
      const measured = await measurePages(site, name === 'full')
      await site.stop()
      return measured
    }
    const database = await openDatabase<Tables>(setting)
    try {
      return part === 'office'
        ? await measureOffice(database.db)
        : await measureLetter(database.db, open, scale.readers)
    } finally {
      await database.close()
    }
  }
}
