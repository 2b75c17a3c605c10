import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '../contract/locale.ts'
import { createOfficeClient, type OfficeClient, officeApi } from '../contract/office/office.ts'
import { isoAfter } from '../platform/clock.ts'
import { newId } from '../platform/identity.ts'
import { openSession } from '../services/office/sessions.ts'
import { isWhole, loopCount } from './loop-count.ts'
import { onDatabase } from './office/staff.ts'
import { addRows } from './rows.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const SERVICE_SECRET = 'known to both of the processes'

const leaf = 'insight/2026/one-leaf'
const masks = 'handbook/procreate/5.3/layers/masks'

/** Keeps pages; the other one renders each anew, of the same content. */
let site: TestServer
let anew: TestServer
let office: OfficeClient
let paths: readonly string[]
beforeAll(async () => {
  site = await openTestServer({ env: { SERVICE_SECRET } })
  const env = { SERVICE_SECRET, ORIGIN: site.origin, ADMIN_API_URL: `${site.origin}/api/admin` }
  anew = await openTestServer({ env, keepPages: false })
  office = await enter()
  paths = await findPaths()
  for (const path of paths) await read(site, path)
}, 120_000)
afterAll(() => Promise.all([anew?.close(), site?.close()]))

async function enter(): Promise<OfficeClient> {
  const token = await onDatabase(site, async db => {
    const id = newId()
    const email = 'news@keys.example'
    const facts = { password_hash: '', time_zone: 'UTC', created_at: new Date().toISOString() }
    await addRows(db, 'staff', [{ id, name: 'Ada', email, email_key: email, ...facts }])
    for (const role of ['editor', 'administrator'] as const)
      await addRows(db, 'staff_roles', [{ staff_id: id, role }])
    const session = { id: newId(), staffId: id, device: '', isPartial: false }
    return db.transaction().execute(trx => openSession(trx as never, session, new Date()))
  })
  const headers = { Cookie: `office=${token}`, Origin: site.origin }
  return createOfficeClient({ baseUrl: site.origin + officeApi, fetch, headers })
}

const read = async ({ settings }: TestServer, path: string) =>
  (await fetch(`http://localhost:${settings.port}${path}`, { redirect: 'manual' })).text()

/** A page of each kind, its language by turns, beside feeds and maps of the site; not what shows the time. */
async function findPaths(): Promise<string[]> {
  const locationsIn = async (path: string) =>
    [...(await read(site, path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
  const maps = await locationsIn('/sitemap.xml')
  const pages = (await Promise.all(maps.map(locationsIn))).flat()
  const kindOf = (path: string) => {
    const [first = '', second, ...rest] = path
      .replace(/^\/(?:cn|jp)(?=\/|$)/, '')
      .split('/')
      .slice(1)
    return ['handbook', 'insight', 'careers', 'education'].includes(first)
      ? `${first} ${second} ${rest.length}`
      : path.slice(-20)
  }
  const kinds = Map.groupBy(
    pages.filter(path => !/\/(?:reveal|press|status)$/.test(path)),
    kindOf,
  )
  const every = [...kinds.values()].map(
    (paths, n) => paths[(n * Math.floor(paths.length / 3)) % paths.length] ?? '/',
  )
  const some = every.filter((_, n) => n % loopCount(4, 1) === 0)
  const feeds = [
    '/insight/feed.xml',
    '/jp/insight/rss.xml',
    '/careers/feed.xml',
    `/${leaf}.md`,
    '/cn/feed.xml',
  ]
  const named = [
    leaf,
    'insight/2026/never-grey',
    'insight',
    masks,
    masks.replace('masks', 'groups'),
    'careers',
  ]
  return [
    ...new Set(['/', ...maps, ...feeds, ...named.flatMap(path => [`/${path}`, `/jp/${path}`]), ...some]),
  ]
}

/** Changes a text as an editor does, and publishes it. */
async function publish(entry: string, part: Locale, change: { title?: string; markdown?: string }) {
  const before = await office.getEntry({ params: { entry }, query: { part } })
  const { title = '', description = '', markdown = '' } = before.text ?? {}
  const text = { title, description, markdown, ...change }
  const body = { version: before.version, based_on: before.draft?.id ?? null, text }
  await office.saveText({ params: { entry, part }, body })
  const { version } = await office.getEntry({ params: { entry }, query: { part } })
  await office.publish({ params: { entry, part }, body: { version } })
}

/** Every page that was kept before is what the other process makes of the content now. */
async function expectAllNew() {
  for (const path of paths) {
    const expected = await read(anew, path)
    await expect.poll(() => read(site, path), { message: path }).toBe(expected)
  }
}

test('after texts have changed, every kept page is what it would be rendered anew', {
  timeout: 120_000,
}, async () => {
  await publish(leaf, 'en', { title: 'Two leaves', markdown: 'Another text of one leaf.' })
  await publish('handbook/procreate/layers/masks', 'en', { title: 'What masks hide' })
  await publish('careers/brush-maker', 'en', { title: 'Maker of one brush' })
  const { version } = await office.getEntry({ params: { entry: leaf }, query: { part: 'jp' } })
  await office.unpublish({ params: { entry: leaf, part: 'jp' }, body: { version } })
  await expect.poll(() => read(site, `/${leaf}`)).toContain('Another text of one leaf.')
  await expectAllNew()
})

test.runIf(isWhole)(
  'so it is after a price, a version of a handbook and an announcement',
  {
    timeout: 120_000,
  },
  async () => {
    const price = { product: 'procreate', language: 'en', amount: '13.99', is_sure: true } as const
    await office.holdPrice({ body: price })
    await expect.poll(() => read(site, '/procreate')).toContain('13.99')
    const params = { product: 'procreate' }
    const { version } = await office.getHandbookTree({ params, query: {} })
    const added = await office.addHandbookVersion({ params, body: { version, slug: '6.0', from: '5.3' } })
    await office.publishHandbookTree({ params, body: { version: added.version } })
    for (const path of ['/handbook', '/handbook/procreate', `/${masks}`, '/sitemap-handbook.xml'])
      await expect.poll(() => read(site, path), { message: path }).toContain('/handbook/procreate/6.0')
    await expectAllNew()
    const words = {
      language: 'en',
      section: 'all',
      text: 'We moved to the water.',
      link_to: '',
      link_text: '',
    } as const
    const times = { starts_at: isoAfter(new Date(), -60_000), ends_at: isoAfter(new Date(), 3_600_000) }
    await office.saveAnnouncement({ body: { ...words, ...times, publish: true } })
    await expect.poll(() => read(site, '/ai')).toContain('We moved to the water.')
  },
)
