import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '../contract/locale.ts'
import { createOfficeClient, type OfficeClient, officeApi } from '../contract/office/office.ts'
import { isoAfter } from '../platform/clock.ts'
import { newId } from '../platform/identity.ts'
import { openSession } from '../services/office/sessions.ts'
import { onDatabase } from './office/staff.ts'
import { addRows } from './rows.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const SERVICE_SECRET = 'known to both of the processes'

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
}, 60_000)
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

/** Two pages of each kind in each language, feeds, and maps of the site. */
async function findPaths(): Promise<string[]> {
  const locationsIn = async (path: string) =>
    [...(await read(site, path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
  const maps = await locationsIn('/sitemap.xml')
  const pages = (await Promise.all(maps.map(locationsIn))).flat()
  const named = ['insight/2026/one-leaf', 'insight/2026/never-grey', 'handbook/procreate/5.3/layers/masks']
  const kinds = Map.groupBy(pages, path => {
    const [, ...parts] = path.replace(/^\/(?:cn|jp)(?=\/|$)/, '').split('/')
    const depth = parts[0] === 'handbook' ? 4 : parts[0] === 'insight' || parts[0] === 'careers' ? 3 : 9
    return `${path.slice(0, 3)} ${parts.length < depth ? parts.join('/') : parts.slice(0, depth - 1).join('/')}`
  })
  const some = [...kinds.values()].flatMap(([first = '/', second = '/']) => [first, second])
  const feeds = ['/insight/feed.xml', '/jp/insight/rss.xml', '/careers/feed.xml', '/insight/2026/one-leaf.md']
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

const leaf = 'insight/2026/one-leaf'

test.for<[string, string, () => Promise<unknown>]>([
  [
    'the text of an article',
    `/${leaf}`,
    () => publish(leaf, 'en', { markdown: 'Another text of one leaf.' }),
  ],
  ['the title of an article', '/insight', () => publish(leaf, 'en', { title: 'Two leaves' })],
  [
    'a language that leaves',
    `/jp/${leaf}`,
    async () => {
      const { version } = await office.getEntry({ params: { entry: leaf }, query: { part: 'jp' } })
      await office.unpublish({ params: { entry: leaf, part: 'jp' }, body: { version } })
    },
  ],
  [
    'the title of a page of the handbook',
    '/handbook/procreate/5.3/layers/masks',
    () => publish('handbook/procreate/layers/masks', 'en', { title: 'What masks hide' }),
  ],
  [
    'a position',
    '/careers/brush-maker',
    () => publish('careers/brush-maker', 'en', { title: 'Maker of one brush' }),
  ],

  [
    'a price',
    '/procreate',
    () =>
      office.holdPrice({
        body: { product: 'procreate', language: 'en', amount: '13.99', is_sure: true } as never,
      }),
  ],
  [
    'an announcement',
    '/press',
    () =>
      office.saveAnnouncement({
        body: {
          ...{ language: 'en', section: 'all', text: 'We moved to the water.', link_to: '', link_text: '' },
          starts_at: isoAfter(new Date(), -60_000),
          ends_at: isoAfter(new Date(), 3_600_000),
          publish: true,
        } as never,
      }),
  ],
])(
  'after a change of %s every kept page is what it would be rendered anew',
  { timeout: 60_000 },
  async ([, touched, change]) => {
    const before = await read(site, touched)
    await change()
    await expect.poll(() => read(site, touched), { timeout: 2000 }).not.toBe(before)
    for (const path of paths) {
      const expected = await read(anew, path)
      await expect.poll(() => read(site, path), { message: path }).toBe(expected)
    }
  },
)
