import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Readiness } from './steps/answer-health.ts'
import type { Tables } from './tables.ts'

const patienceMs = 2000

/** Asks the database and the storage; the first that does not answer in time is named. */
export const createReadiness =
  (database: Database<Tables>, storage: Storage): Readiness =>
  async () => {
    if (!(await answers(sql`select 1`.execute(database.db)))) return 'database'
    if (!(await answers(storage.ready()))) return 'storage'
    return null
  }

async function answers(asked: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), patienceMs)
  const inTime = asked.then(
    () => true,
    () => false,
  )
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer))
}
