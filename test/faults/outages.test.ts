import { afterAll, beforeAll, expect, test } from 'vitest'
import askedEn from '../../contract/requests/media-list/copy/en.ts'
import pageEn from '../../site/pages/press/copy/en.ts'
import { onPostgres } from '../databases.ts'
import { queryHtml } from '../html.ts'
import { loopCount } from '../loop-count.ts'
import { type FaultySite, openFaultySite } from './faulty-site.ts'
import { type PartName, partNames, partsOf } from './parts.ts'
import { type Row, reportRows } from './report.ts'
import { type Fault, faults } from './wire.ts'

const keptPage = '/who-we-are'
/** How long a visitor may wait for an answer, in ms: less than a proxy waits. */
const patienceMs = 15_000

/** Each part with each fault; in `npm test` one fault of each part, in turn. */
const cases = partNames.flatMap((part, n) =>
  faults
    .filter((_, at) => loopCount(0, 1) === 1 || at === (n * 3 + 6) % faults.length)
    .map(fault => [part, fault] as const),
)

onPostgres('while something fails that the product stands on', ({ create }) => {
  let faulty: FaultySite
  let parts: ReturnType<typeof partsOf>
  const rows: Row[] = []
  beforeAll(async () => {
    const setting = await create()
    if (setting.kind !== 'postgres') return
    faulty = await openFaultySite(setting.url)
    parts = partsOf(faulty)
    for (const { request } of [faulty.first, faulty.second]) await (await request(keptPage)).text()
  }, 300_000)
  afterAll(async () => {
    await faulty?.close()
    reportRows('outages', rows)
  })

  test.each(cases)(
    '%s: %s',
    async (name, fault) => {
      rows.push(await tryFault(name, fault))
    },
    180_000,
  )

  async function tryFault(name: PartName, fault: Fault): Promise<Row> {
    const { wire, site, give, works, settle, isOptional } = parts[name]
    await expect.poll(works).toBe(true)
    // What was typed into a form that was opened before.
    const visitor = site.visitor()
    await visitor.open('/press')
    visitor.fill(askedEn.fields.name, 'Inês')
    wire.become(fault)
    try {
      const [page, pageMs] = await timed(async () => {
        const response = await site.request(keptPage)
        return { status: response.status, text: queryHtml(await response.text()).text('h1') }
      })
      expect(page).toEqual({ status: 200, text: expect.stringMatching(/\w/) })
      const [status, givenMs] = await timed(give)
      expect([200, 204, ...(isOptional ? [] : [502, 503])]).toContain(status)
      expect(givenMs).toBeLessThan(patienceMs)
      const [, formMs] = await timed(() => visitor.press({ ...pageEn.list, ...askedEn }.submit))
      expect([422, 503]).toContain(visitor.status)
      expect(visitor.find(askedEn.fields.name).val()).toBe('Inês')
      expect(formMs).toBeLessThan(patienceMs)
      expect((await site.request('/health')).status).toBe(200)
      const ready = await (await site.request('/ready')).json()
      wire.become('good')
      const [, recoveredMs] = await timed(() => expect.poll(works, { interval: 20 }).toBe(true))
      await settle()
      for (const { signal } of Object.values(faulty.processes)) expect(signal(0 as never)).toBe(true)
      return { name, fault, pageMs, status, givenMs, form: visitor.status, formMs, ready, recoveredMs }
    } finally {
      wire.become('good')
    }
  }
})

async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
  const before = performance.now()
  return [await run(), Math.round(performance.now() - before)]
}
