import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../server/services/tables.ts'
import { resultsOf, startIssue } from '../services/admin/newsletter/issue-for-tests.ts'
import { measureQueues } from './growth-office.ts'
import type { Measure } from './growth-results.ts'
import type { GrownSite } from './growth-site.ts'

const kills = 10
const maxMb = 300

/**
 * An issue to all readers is queued while its server is killed (-9) ten times: nobody is queued twice, nobody is missing. It is
 * stopped after that.
 */
export async function measureLetter(
  db: Kysely<Tables>,
  open: () => Promise<GrownSite>,
  readers: number,
): Promise<Measure[]> {
  const id = `growth-${Date.now()}`
  let site = await open()
  await startIssue(db, id, new Date())
  const began = performance.now()
  const cursorOf = async () =>
    (await db.selectFrom('newsletter_issues').select('cursor').where('id', '=', id).executeTakeFirstOrThrow())
      .cursor
  let [killed, peak, servedMs] = [0, 0, 0]
  let since = performance.now()
  while ((await cursorOf()) !== 'g') {
    await sleep(200)
    peak = Math.max(peak, site.peakMb())
    const { queued } = await resultsOf(db, id)
    if (killed === kills || queued < ((killed + 1) * readers) / (kills + 1)) continue
    servedMs += performance.now() - since
    await site.kill()
    killed++
    site = await open()
    since = performance.now()
  }
  servedMs += performance.now() - since
  const allMs = performance.now() - began
  peak = Math.max(peak, site.peakMb())
  await site.stop()
  const { queued, sent } = await resultsOf(db, id)
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('reader_id').distinct().as('readers'),
    ])
    .where('issue_id', '=', id)
    .executeTakeFirstOrThrow()
  const fault =
    Number(rows.all) !== readers || Number(rows.readers) !== readers || queued !== readers
      ? `${rows.all} mails to ${rows.readers} readers, ${queued} counted, of ${readers}`
      : undefined
  const queues = await measureQueues(db)
  await forget(db, id)
  return [
    {
      what: `an issue queued, its server killed ${killed} times (${sent} sent meanwhile)`,
      ...{ ms: servedMs, mb: peak, isWhole: true },
      ...(fault ? { missed: fault } : peak > maxMb && { missed: `over ${maxMb} MB` }),
    },
    { what: 'the same with the starts between', ms: allMs, mb: null, isWhole: true },
    ...queues,
  ]
}

/** The database is used again. */
async function forget(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('jobs').where('kind', 'in', ['newsletter-mail', 'newsletter']).execute()
  await db.deleteFrom('newsletter_deliveries').where('issue_id', '=', id).execute()
  await db.deleteFrom('newsletter_results').where('issue_id', '=', id).execute()
  await db.deleteFrom('newsletter_issues').where('id', '=', id).execute()
}
