import type { Database } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Readiness } from '../middleware/answer-health.ts'
import type { Tables } from '../services/tables.ts'
import { checkSpace } from './check-start.ts'
import type { Health } from './health.ts'

const timeoutMs = 2000

/**
 * Checks the database and the storage. The process is not ready while it stops, when its database file is damaged, and when
 * the database is unreachable before any page is cached; other faults are only named.
 */
export const createReadiness =
  (database: Database<Tables>, storage: Storage, health: Health, dataDir: string): Readiness =>
  async keptPages => {
    const [hasDatabase, hasStorage] = await Promise.all([
      answers(database.ping()),
      answers(storage.ready()),
      checkSpace(dataDir, health),
    ])
    const away = [...(hasDatabase ? [] : ['database']), ...(hasStorage ? [] : ['storage'])]
    const isWithout = health.isDamaged || (!hasDatabase && keptPages === 0)
    return {
      missing: health.isStopping ? 'this process: it is stopping' : isWithout ? 'database' : null,
      away,
      notes: health.notes(),
    }
  }

async function answers(asked: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), timeoutMs)
  const inTime = asked.then(
    () => true,
    () => false,
  )
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer))
}
