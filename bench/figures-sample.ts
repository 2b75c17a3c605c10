import type { Kysely } from 'kysely'
import type { AdminTables } from '../services/admin/schema.ts'
import { addCounts, type NewCount } from '../services/admin/statistics/add-counts.ts'
import { addMeasures } from '../services/admin/statistics/add-measures.ts'
import { bucketOf } from '../services/admin/statistics/histogram.ts'
import { daysAfter, spans, startOf } from '../services/admin/statistics/spans.ts'
import { vitalMeasures } from '../services/admin/statistics/vital-measures.ts'
import type { OfficeTables } from '../services/office/schema.ts'
import { createDice } from './made-text.ts'

const pages = [
  ['/', 90, 60],
  ['/procreate', 55, 70],
  ['/handbook/procreate/5.3/layers/masks', 34, 80],
  ['/insight/2026/one-leaf', 30, 90],
  ['/pocket', 22, 60],
  ['/handbook/procreate', 20, 50],
  ['/dreams', 16, 70],
  ['/support', 12, 40],
  ['/press', 9, 80],
  ['/careers', 8, 60],
  ['/insight', 7, 50],
  ['/who-we-are', 6, 90],
] as const
const sites = [
  'direct',
  'google.com',
  'instagram.com',
  'bilibili.com',
  'x.com',
  'design-week.example',
] as const
const languages = [
  ['en-US', 1],
  ['ja', 0.55],
  ['zh-CN', 0.4],
] as const

/** Fills the figures with two years that grow, with quiet weekends, and a day that was talked about. */
export async function fillSampleFigures(
  office: Kysely<OfficeTables>,
  today: string,
  days = 730,
): Promise<void> {
  const db = office as unknown as Kysely<AdminTables>
  const dice = createDice(23)
  const around = (value: number) => Math.round(value * (0.75 + dice(50) / 100))
  for (let back = days - 1; back >= 0; back--) {
    const day = daysAfter(today, -back)
    const isWeekend = new Date(day).getUTCDay() % 6 === 0
    const level = (1 - back / (days * 1.6)) * (isWeekend ? 0.6 : 1) * (back === 12 ? 2.6 : 1)
    const counts: NewCount[] = []
    for (const [iso, share] of languages) {
      const add = (count: Omit<NewCount, 'day' | 'iso' | 'times'>, times: number) => {
        if (around(times) > 0) counts.push({ ...count, day, iso, times: around(times) })
      }
      for (const [name, times, depth] of pages) add({ kind: 'page', name, depth }, times * level * share)
      for (const [at, name] of sites.entries())
        add({ kind: 'referrer', name }, ((60 * level) / (at + 1)) * share)
      add({ kind: 'goal', name: 'registered' }, 5 * level * share)
      add({ kind: 'goal', name: 'newsletter' }, 9 * level * share)
      add({ kind: 'goal', name: '404' }, 3 * level * share)
      add({ kind: 'sign-up', name: 'newsletter' }, 7 * level * share)
      add({ kind: 'search', name: 'found' }, 20 * level * share)
      add({ kind: 'search', name: 'nothing' }, 4 * level * share)
      add({ kind: 'sent', name: 'support' }, 9 * level * share)
      add({ kind: 'finished', name: 'support' }, 8 * level * share)
    }
    await db.transaction().execute(async trx => {
      await addCounts(trx, counts)
      for (const [kind, hours] of [
        ['first-reply', 5],
        ['close', 30],
      ] as const)
        for (let reply = 0; reply < 6; reply++)
          for (const span of spans) {
            const of = { span, start: startOf(span, day), kind, name: dice(4) ? 'support' : 'legal' }
            await addMeasures(trx, [{ ...of, iso: 'ja', bucket: bucketOf(hours * 60 * (6 + dice(200))) }])
          }
      if (back >= 28) return
      for (const [iso] of languages)
        for (const [page, times] of pages.slice(0, 6))
          for (let visit = 0; visit < times / 15; visit++) {
            const vitals = {
              lcp: 700 + dice(times * 40),
              inp: 16 + dice(700 - times * 5),
              cls: dice(300) / 2000,
            }
            await addMeasures(trx, vitalMeasures(vitals, { page, day, iso }))
          }
    })
  }
  const entries = await office
    .selectFrom('entries')
    .select('id')
    .where('kind', '=', 'article')
    .limit(4)
    .execute()
  for (const [at, { id: entry_id }] of entries.entries())
    for (const part of ['en', 'jp'] as const)
      await office
        .insertInto('publishes')
        .values({ at: `${daysAfter(today, -at * 6 - 1)}T02:00:00.000Z`, entry_id, part })
        .execute()
}
