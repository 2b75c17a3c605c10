// Prints page views and goals. Read-only: a server may be running on the same data.

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { everyLocale } from '../contract/locale.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readSettings } from '../platform/settings.ts'
import type { Tables } from '../server/services/tables.ts'
import { type CountSummary, listCounts } from '../services/admin/statistics/list-counts.ts'

const usage = `npm run counts -- [days]    what was counted in the last 30 days, or as many as are named
The database is that of the settings.`

try {
  const [given = '30', ...rest] = parseArgs({ allowPositionals: true }).positionals
  const days = Number(given)
  if (rest.length > 0 || !Number.isInteger(days) || days < 1 || days > 1000) throw new Error(usage)
  const { database: setting } = readSettings(process.env)
  if (setting.kind === 'embedded' && !existsSync(setting.file)) {
    throw new Error(`counts: there is no ${setting.file} yet; start the site once`)
  }
  const database = await openDatabase<Tables>(setting)
  try {
    const from = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10)
    console.log(
      `From ${from} on, UTC. Visits without scripts, or with a wish not to be counted, are not in it.`,
    )
    print('page', 'read', await listCounts(database.db, 'page', from), ({ depth }) => `${depth} %`)
    print('goal', 'value', await listCounts(database.db, 'goal', from), ({ total }) => String(total))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function print(
  kind: string,
  last: string,
  counted: readonly CountSummary[],
  lastOf: (row: CountSummary) => string,
) {
  const wide = Math.max(kind.length, ...counted.map(({ name }) => name.length))
  const line = (name: string, ...numbers: readonly string[]) =>
    console.log([name.padEnd(wide), ...numbers.map(number => number.padStart(7))].join(' '))
  console.log()
  line(kind, 'all', ...everyLocale, last)
  for (const row of counted) {
    const inEach = everyLocale.map(locale => row.byLocale[locale])
    line(row.name, ...[row.times, ...inEach].map(String), lastOf(row))
  }
}
