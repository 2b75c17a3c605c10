import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import { everyFigurePeriod } from '../../../contract/office/figure-periods.ts'
import type { Figures } from '../../../contract/office/figures.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { rowsOf } from '../../../test/rows.ts'
import { createRandom } from '../../../test/seeded-random.ts'
import type { AdminTables } from '../../admin/schema.ts'
import { addCounts } from '../../admin/statistics/add-counts.ts'
import { countVisit } from '../../admin/statistics/count-visit.ts'
import { daysAfter, startOf } from '../../admin/statistics/spans.ts'
import { leaf, openContent } from '../content/content-for-tests.ts'
import { openInbox } from '../inbox/inbox-for-tests.ts'

const asAdmin = (db: unknown) => db as Kysely<AdminTables>
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, each) => all + (each ?? 0), 0)
const hourMs = 3_600_000

onEachDatabase('figures', databases => {
  const open = async () => {
    const inbox = await openInbox(databases)
    const visit = (at: string, visited: Partial<Parameters<typeof countVisit>[1]> = {}) =>
      countVisit(
        { db: asAdmin(inbox.db), countedPages: new Set(['/', '/press']), host: 'example.com' },
        { languageTag: 'en-US', page: '/', ...visited },
        new Date(at),
      )
    return { ...inbox, visit }
  }

  test('of a new installation are all there, and none', async () => {
    const { staff } = await open()
    const { calls } = await staff('Ed', 'editor')
    for (const period of everyFigurePeriod) {
      const found = await calls.getFigures({ query: { period } })
      expect(sum(found.series.pages.now)).toBe(0)
      expect(found.series.depth.now.every(depth => depth === null)).toBe(true)
      expect([found.pages, found.goals, found.referrers, found.publishes, found.vitals.pages]).toEqual([
        ...[[], [], [], [], []],
      ])
      expect(found.previous === null).toBe(period === '24m')
    }
  })

  test('equal the raw counts of every period, with nothing for days without rows', async () => {
    const { db, staff } = await open()
    const { next, below, pick } = createRandom(19)
    const today = '2026-06-15'
    for (let at = 0; at < 300; at++)
      await addCounts(asAdmin(db), [
        {
          day: daysAfter(today, -Math.floor(next() ** 2 * 700)),
          ...(next() < 0.8
            ? { kind: 'page' as const, name: pick(['/', '/press', '/ai']), depth: pick([0, 30, 100]) }
            : { kind: 'goal' as const, name: 'registered', total: 3 }),
          iso: languageTagOf(pick(everyLocale)),
          times: 1 + below(9),
        },
      ])
    const raw = await rowsOf(db, 'counts')
    const { calls } = await staff('Ed', 'editor')
    for (const period of everyFigurePeriod) {
      const { starts, series, previous, ...found } = await calls.getFigures({ query: { period } })
      const within = raw.filter(({ day }) => day >= String(starts[0]) && day <= today)
      const span = period.endsWith('d') ? 'day' : period === '26w' ? 'week' : 'month'
      const timesOf = (rows: typeof raw) => rows.reduce((all, { times }) => all + Number(times), 0)
      const pages = within.filter(({ kind }) => kind === 'page')
      expect(series.pages.now).toEqual(
        starts.map(start => timesOf(pages.filter(({ day }) => startOf(span, day) === start))),
      )
      if (previous) {
        const { from, to } = previous
        const before = raw.filter(({ kind, day }) => kind === 'page' && day >= from && day <= to)
        expect([to, sum(series.pages.before ?? [])]).toEqual([
          daysAfter(String(starts[0]), -1),
          timesOf(before),
        ])
      }
      for (const { name, times, depth, byLocale } of found.pages) {
        const own = pages.filter(row => row.name === name)
        const depths = own.reduce((all, row) => all + Number(row.depth) * Number(row.times), 0)
        expect([times, depth]).toEqual([timesOf(own), Math.round(depths / timesOf(own))])
        expect(byLocale.jp).toBe(timesOf(own.filter(({ iso }) => iso === 'ja')))
      }
      expect(sum(found.languages.map(({ times }) => times))).toBe(timesOf(pages))
      const goals = within.filter(({ kind }) => kind === 'goal')
      expect(sum(found.goals.map(({ total }) => total))).toBe(sum(goals.map(({ total }) => Number(total))))
      expect(series.registered.now.length).toBe(starts.length)
    }
  })

  test('have the days of Hobart, also when its clocks change', async () => {
    const { time, visit, staff } = await open()
    // The clocks go forward on October 4, 2026, and back on April 4, 2027.
    for (const at of [
      '2026-10-03T13:59:00Z',
      '2026-10-03T14:00:00Z',
      '2026-10-04T12:59:00Z',
      '2026-10-04T13:00:00Z',
    ])
      await visit(at)
    time.now = new Date('2026-10-04T13:30:00Z')
    const { calls } = await staff('Ed', 'editor')
    const { starts, today, series } = await calls.getFigures({ query: { period: '7d' } })
    expect([today, starts.at(-1)]).toEqual(['2026-10-05', '2026-10-05'])
    expect(series.pages.now.slice(-3)).toEqual([1, 2, 1])
  })

  test('show web vitals at the 75th percentile by page and language, of the last 28 days', async () => {
    const { visit, staff } = await open()
    for (const lcp of [900, 1000, 1100, 4000])
      await visit('2026-06-10T02:00:00Z', { vitals: { lcp, cls: 0.02 } })
    await visit('2026-06-10T02:00:00Z', { languageTag: 'ja', vitals: { inp: 300 } })
    await visit('2026-05-10T02:00:00Z', { vitals: { lcp: 50_000 } })
    const { calls } = await staff('Ed', 'editor')
    const { vitals } = await calls.getFigures({})
    expect(vitals.pages).toMatchObject([
      { name: '/', locale: 'en', lcp: { times: 4 }, inp: null, cls: { times: 4 } },
      { name: '/', locale: 'jp', lcp: null, inp: { times: 1 } },
    ])
    expect(Math.abs((vitals.pages[0]?.lcp?.value ?? 0) / 1100 - 1)).toBeLessThan(vitals.error)
    expect(Math.abs((vitals.pages[0]?.cls?.value ?? 0) / 0.02 - 1)).toBeLessThan(vitals.error)
  })

  test('keep every web vital when the days that are over have been summed, until it is 28 days old', async () => {
    const { db, time, visit, staff } = await open()
    const { calls } = await staff('Ed', 'editor')
    const { next, pick } = createRandom(7)
    const dayOf = (back: number) => daysAfter('2026-06-15', -back)
    for (let at = 0; at < 120; at++)
      await visit(`${dayOf(Math.floor(next() * 30))}T02:00:00Z`, {
        ...{ page: pick(['/', '/press']), languageTag: pick(['en-US', 'ja']) },
        vitals: { lcp: 100 + next() * 5000, cls: next() },
      })
    for (const passed of [0, 1, 2, 20]) {
      time.now = new Date(`${dayOf(-passed)}T03:00:00Z`)
      for (const look of ['first', 'second']) {
        const { vitals } = await calls.getFigures({})
        const raw = (await rowsOf(db, 'histograms')).filter(({ start }) => start >= dayOf(27 - passed))
        for (const kind of ['lcp', 'cls'] as const)
          expect([passed, look, sum(vitals.pages.map(page => page[kind]?.times ?? 0))]).toEqual([
            ...[passed, look, sum(raw.filter(row => row.kind === kind).map(({ times }) => Number(times)))],
          ])
      }
      await visit(time.now.toISOString(), { vitals: { lcp: 900, cls: 0.1 } })
    }
  })

  test('count forms and response times of the caller’s teams: an undone reply, spam and a reopened request are corrected', async () => {
    const { ask, staff, later } = await open()
    const { calls } = await staff('Ada', 'support')
    const params = { reference: await ask({ locale: 'jp' }) }
    const other = await ask()
    await ask({ kind: 'permission' })
    const times = async () => {
      const { first_reply, close } = await calls.getResponseTimes({})
      const [first] = first_reply.teams
      const [closed] = close.teams
      return [first?.now.count, first?.now.median, closed?.now.count, closed?.now.median]
    }
    const forms = async () => {
      const { series, forms } = await calls.getFigures({})
      return [sum(series.sent.now), sum(series.finished.now), forms.map(({ kind }) => kind).join()]
    }
    later(2 * hourMs)
    const reply = (version: number, close = false) =>
      calls.reply({ params, body: { act: randomUUID(), version, text: 'Hello.', close } })
    const { event, version } = await reply(0)
    expect(await times()).toEqual([0, null, 0, null])
    await calls.undoReply({ params: { ...params, event: event ?? '' } })
    later(60_000)
    expect(await times()).toEqual([0, null, 0, null])
    later(hourMs)
    await reply(version + 1, true)
    later(60_000)
    const [replied, median, closed, closedAfter] = await times()
    expect([replied, closed]).toEqual([1, 1])
    for (const seconds of [median, closedAfter])
      expect(Math.abs(Number(seconds) / (3 * 3600 + 60) - 1)).toBeLessThan(0.05)
    expect(await forms()).toEqual([2, 1, 'support,beta-request,beta-application,education'])
    const references = [params.reference]
    await calls.changeState({ body: { references, state: 'received' } })
    later(60_000)
    expect((await times()).slice(0, 3)).toEqual([1, median, 0])
    await calls.changeState({ body: { references, state: 'closed' } })
    await calls.markSpam({ body: { references: [other], spam: true } })
    later(60_000)
    expect(await times()).toEqual([1, median, 1, closedAfter])
    expect((await forms()).slice(0, 2)).toEqual([1, 1])
    await calls.markSpam({ body: { references, spam: true } })
    later(60_000)
    expect(await times()).toEqual([0, null, 0, null])
    expect((await forms()).slice(0, 2)).toEqual([0, 0])
  })

  test('name what was published, the languages of a text together', async () => {
    const { editor } = await openContent(databases)
    for (const part of ['en', 'cn']) await editor.write(part, `A new text in ${part}.`)
    const { json } = await editor.call('getFigures', { query: { period: '7d' } })
    const { publishes } = json as unknown as Figures
    expect(publishes).toMatchObject([{ span: 6, kind: 'article', path: leaf, parts: ['en', 'cn'] }])
    expect(publishes[0]?.title).not.toBe('')
  })

  test('of a role without an inbox have no forms, and no response times', async () => {
    const { ask, staff, later } = await open()
    await ask()
    later(60_000)
    const { calls } = await staff('Ed', 'editor')
    const { series, forms } = await calls.getFigures({})
    expect([sum(series.sent.now), forms]).toEqual([0, []])
    await expect(calls.getResponseTimes({})).rejects.toMatchObject({ status: 403 })
  })
})
