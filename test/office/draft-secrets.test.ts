import { expect, test } from 'vitest'
import { everyLocale, type Locale, languageTagOf } from '../../contract/locale.ts'
import type { EntryView } from '../../contract/office/content-text.ts'
import { listPictureSubjects } from '../../services/admin/content/sharing-pictures/subjects.ts'
import { link, type PagePath } from '../../site/language/link.ts'
import { knownPages, pageRows } from '../../site/page-table/known-pages.ts'
import { openStage } from '../journeys/stage.ts'
import { onDatabase, openStaff } from './staff.ts'

const stage = openStage({ server: {} })
/** In no text of ours, and a word of its own for every search. */
const marker = 'Quagzephyr'

type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>
interface ListedEntry {
  readonly kind: EntryView['entry']['kind']
  readonly path: string
}

async function listEntries(call: Call): Promise<ListedEntry[]> {
  const all: ListedEntry[] = []
  for (let cursor: unknown = ''; cursor !== null; ) {
    const page = await call('GET', `/content/entries?limit=100${cursor ? `&cursor=${cursor}` : ''}`)
    all.push(...(page.entries as ListedEntry[]))
    cursor = page.next_cursor && encodeURIComponent(String(page.next_cursor))
  }
  return all
}

/** Saves a draft with the marker in its title, description and body, and keeps a copy with it. */
async function hideMarker(call: Call, path: string, locale: Locale) {
  const entry = `/content/entries/${encodeURIComponent(path)}`
  const view = (await call('GET', `${entry}?part=${locale}`)) as unknown as EntryView
  const { markdown = '', sample = false } = (view.text ?? {}) as { markdown?: string; sample?: boolean }
  const text = { title: marker, description: marker, sample, markdown: `${marker}\n\n${markdown}` }
  const based_on = view.draft?.id ?? null
  await call('POST', `${entry}/${locale}/text`, { version: view.version, based_on, text })
  if (locale === 'en') await call('PUT', `${entry}/en/copy`, { based_on, text })
}

/** A salary that is in no position of ours. */
const salary = 7_654_321

/** Saves facts with something in them that visitors do not know, and keeps a copy of them. */
async function hideInFacts(call: Call, { kind, path }: ListedEntry) {
  if (kind !== 'article' && kind !== 'position') return
  const entry = `/content/entries/${encodeURIComponent(path)}`
  const view = (await call('GET', `${entry}?part=facts`)) as unknown as EntryView
  if (view.facts === null) return
  const facts = { ...view.facts, ...(kind === 'article' ? { cover: marker } : { salary_max: salary }) }
  const based_on = view.draft?.id ?? null
  await call('POST', `${entry}/facts`, { version: view.version, based_on, facts })
  await call('PUT', `${entry}/facts/copy`, { based_on, facts })
}

/** The drafts of one article are to go out later, those of another go with a bundle, and a third one leaves the site. */
async function planSome(call: Call, articles: readonly ListedEntry[]) {
  const [later, together, gone] = articles.map(({ path }) => path)
  const newest = async (path = '', part = 'en') =>
    (await call('GET', `/content/entries/${encodeURIComponent(path)}?part=${part}`)) as unknown as EntryView
  const at = new Date(Date.now() + 86_400_000).toISOString()
  for (const part of ['facts', ...everyLocale]) {
    const revision = (await newest(later, part)).draft?.id
    await call('POST', `/content/entries/${encodeURIComponent(later ?? '')}/${part}/schedule`, {
      ...{ act: 'publish', at, revision },
    })
  }
  const parts = everyLocale.map(part => ({ entry: together, part }))
  await call('POST', '/content/bundles', { name: marker, add: parts })
  await call('POST', `/content/entries/${encodeURIComponent(gone ?? '')}/archive`, { archived: true })
}

/** The pages of an entry without a language. */
function pagesOf({ kind, path }: ListedEntry): PagePath[] {
  if (kind === 'legal') return []
  if (kind !== 'handbook') return [`/${path}`]
  const [, product = '', ...rest] = path.split('@')[0]?.split('/') ?? []
  return [`/handbook/${product}/${product === 'pocket' ? '4.0' : '5.3'}/${rest.join('/')}`]
}

/** So many of a list, from its first to its last. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.filter((_, at) => at === list.length - 1 || at % Math.ceil(list.length / (most - 1)) === 0)

const files = [
  ...['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-insight.xml', '/sitemap-careers.xml'],
  '/sitemap-education.xml',
  ...['/sitemap-handbook.xml', '/llms.txt', '/humans.txt', '/office', '/office/login'],
]
const inEachLanguage: readonly PagePath[] = [
  ...['/insight/feed.xml', '/insight/rss.xml', '/insight/feed.json', '/careers/feed.xml'],
  ...['/insight/2026', '/handbook/procreate/5.3', '/handbook/pocket/4.0'],
] as PagePath[]

function callsIn(tag: string): string[] {
  const search = (version: string) => `/page/handbook/${version}/search?q=${marker}&lang=${tag}`
  return [
    ...[
      '/insight/articles/?limit=100',
      '/insight/categories/?',
      '/page/handbook/5.3?',
      '/education/lessons?',
    ].map(call => `${call}&lang=${tag}`),
    ...['/careers/positions?limit=100', '/careers/terms', '/insight/years/', '/careers/paths', '/app-store/'],
    ...[search('5.3'), search('pocket-4.0')],
  ].map(path => `/api/admin${path}`)
}

test('what is in a draft is on no page, feed, sitemap, twin or call, and no search finds it', async () => {
  const { fetch } = stage.testServer
  const { visitor } = await openStaff(stage.testServer, 'Secret Keeper', 'administrator')
  const call: Call = async (method, path, body) => {
    const response = await fetch(`/api/office${path}`, {
      method,
      headers: {
        Cookie: `office=${visitor.cookie('office')}`,
        'Sec-Fetch-Site': 'same-origin',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Record<string, unknown>
    expect([path, response.status, answer.detail]).toEqual([path, 200, undefined])
    return answer
  }
  const unseen = `insight/2000/${marker.toLowerCase()}`
  await call('POST', '/content/entries', { kind: 'article', path: unseen })
  const all = await listEntries(call)
  // Those of a kind share their queries. The first by path is the one that is not published.
  const entries = [...Map.groupBy(all, ({ kind }) => kind).values()].flatMap(alike => spread(alike, 5))
  expect(new Set(entries.map(({ kind }) => kind)).size).toBe(5)
  expect(entries.map(({ path }) => path)).toContain(unseen)
  for (const { path } of entries) for (const locale of everyLocale) await hideMarker(call, path, locale)
  for (const entry of entries) await hideInFacts(call, entry)
  const articles = entries.filter(({ kind, path }) => kind === 'article' && path !== unseen)
  await planSome(call, articles)
  const shown = entries.findLast(({ kind }) => kind === 'article')?.path ?? ''
  const links = `/content/entries/${encodeURIComponent(shown)}/en/preview-links`
  const { token } = await call('POST', links, {})
  const preview = await fetch(`/${shown}?preview=${token}`)
  expect(await preview.text()).toContain(marker)

  const pages = entries.flatMap(pagesOf)
  const twins = pages
    .filter(page => !/^\/(?:careers|education)\//.test(page))
    .map((page): PagePath => `${page}.md`)
  const known = pageRows.flatMap(([id]) => knownPages(id).map(([, page]) => page))
  const inTurn = (page: PagePath, at: number) => link(everyLocale[at % everyLocale.length] ?? 'en', page)
  const addresses = [
    ...files,
    ...[...pages, ...twins, ...known].map(inTurn),
    ...everyLocale.flatMap(locale => inEachLanguage.map(page => link(locale, page))),
    ...pages.map(page => `${page}.data`),
    ...everyLocale.flatMap(locale => callsIn(languageTagOf(locale))),
  ]
  const secrets = [marker, unseen, String(salary), salary.toLocaleString('en-US')]
  const statuses: number[] = []
  const found: string[] = []
  await Promise.all(
    addresses.map(async address => {
      const response = await fetch(address, { headers: { 'Accept-Language': 'ja' } })
      statuses.push(response.status)
      const text = await response.text()
      if (secrets.some(secret => text.includes(secret))) found.push(address)
    }),
  )
  expect(found).toEqual([])
  const pictures = await onDatabase(stage.testServer, async db => {
    const subjects: unknown[] = []
    for await (const slice of listPictureSubjects(db as never)) subjects.push(...slice)
    return subjects
  })
  expect(pictures.length).toBeGreaterThan(100)
  expect(secrets.filter(secret => JSON.stringify(pictures).includes(secret))).toEqual([])
  expect(statuses.filter(status => status >= 500)).toEqual([])
  expect(statuses.filter(status => status === 200).length).toBeGreaterThan(100)
}, 120_000)
