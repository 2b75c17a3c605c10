import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestServer } from '../test-server.ts'
import type { Visitor } from './stage.ts'

/** The browser of a person: no program drives it, and it does not say that it has no window. */
export const person: Visitor = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  before: page =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })),
}

/** The stored count of a name: language, depth and number. */
export function countedAs(name: string, { dataDir }: TestServer): unknown[][] {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  const rows = db.prepare('select iso, depth, times from counts where name = ? order by depth').all(name)
  db.close()
  return rows.map(row => Object.values(row))
}

/** How often the rows of `countedAs` count in all. */
export const timesCounted = (rows: readonly unknown[][]): number =>
  rows.reduce((sum, [, , times]) => sum + Number(times), 0)

/** The web vitals that were measured on a page: kind and number, by kind. */
export function measuredOf(page: string, { dataDir }: TestServer): unknown[][] {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  const select = `select kind, sum(times) from histograms where name = ? and kind <> 'inp' group by kind order by kind`
  const rows = db.prepare(select).all(page)
  db.close()
  return rows.map(row => Object.values(row))
}
