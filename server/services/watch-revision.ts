import type { Kysely } from 'kysely'
import type { Log } from '../../platform/log.ts'
import { readRevision } from '../../services/admin/content/revision.ts'
import type { Tables } from './tables.ts'

const everyMs = 500

/** Polls the content revision, which this process, another one, or an import from the shell may change. */
export async function watchRevision(db: Kysely<Tables>, log: Log) {
  let current = await readRevision(db)
  let asking = false
  let failing = false
  const timer = setInterval(async () => {
    if (asking) return
    asking = true
    try {
      current = await readRevision(db)
      failing = false
    } catch (error) {
      if (!failing) log.warn({ reason: String(error) }, 'Content revision could not be read')
      failing = true
    } finally {
      asking = false
    }
  }, everyMs)
  timer.unref()
  return { current: () => current, stop: () => clearInterval(timer) }
}
