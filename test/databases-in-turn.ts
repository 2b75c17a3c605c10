import { TestRunner } from 'vitest'
import { hasPostgres, onEachDatabase, type TestDatabases } from './databases.ts'
import { isWhole } from './loop-count.ts'

declare module 'vitest' {
  interface TaskMeta {
    onBoth?: boolean
  }
}

/** For a test of what the two databases do each in their own way: locks, races, search, order. */
export const onBoth = { meta: { onBoth: true } } as const

/**
 * As `onEachDatabase` in `npm run sweep`; in `npm test` the tests take turns: one runs on SQLite, the next on PostgreSQL. Only for
 * tests that need no other test of the suite.
 */
export function onDatabasesInTurn(name: string, body: (databases: TestDatabases) => void): void {
  const all = isWhole || !hasPostgres
  const first = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  onEachDatabase(name, databases => {
    body(databases)
    if (all) return
    const { suite, tasks } = TestRunner.getCurrentSuite()
    let turn = first
    const own = tasks.filter(
      task => ('meta' in task && task.meta.onBoth) || turn++ % 2 === (databases.dialect === 'sqlite' ? 0 : 1),
    )
    tasks.splice(0, tasks.length, ...own)
    // A suite without a test would be a failed one.
    if (suite && own.length === 0) suite.mode = 'skip'
  })
}
