import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  articleFiles,
  createContentFolder,
  handbookFiles,
  lessonFiles,
  positionFiles,
} from '../../../services/admin/content/import/folder-for-tests.ts'
import { queryHtml } from '../../../test/html.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

/** A page of each kind, each with a twin that is live in Chinese alone. */
const kinds = [
  ['an article', 'insight/2026/two-leaves', 'insight/2026/three-leaves'],
  ['a position', 'careers/easel-maker', 'careers/paper-maker'],
  ['a lesson', 'education/one-dot', 'education/two-dots'],
  ['a page of the handbook', 'handbook/procreate/masks', 'handbook/procreate/blends'],
] as const

/** The address of a page by its folder. */
const addressOf = (folder: string) => `/${folder.replace('handbook/procreate', 'handbook/procreate/5.3')}`

let testServer: TestServer
beforeAll(async () => {
  const folder = await createContentFolder({
    ...articleFiles('2026/two-leaves'),
    ...articleFiles('2026/three-leaves'),
    ...positionFiles('easel-maker'),
    ...positionFiles('paper-maker'),
    ...lessonFiles('one-dot'),
    ...lessonFiles('two-dots'),
    ...handbookFiles('procreate/masks', { order: 2, versions: ['5.3'] }),
    ...handbookFiles('procreate/blends', { order: 3, versions: ['5.3'] }),
  })
  for (const [, untranslated, chinese] of kinds) {
    await folder.remove(`${untranslated}/jp.md`)
    for (const locale of ['en', 'jp']) await folder.remove(`${chinese}/${locale}.md`)
  }
  await folder.remove('legal/privacy-policy/jp.md')
  testServer = await openTestServer({ contentFolder: folder.root })
})
afterAll(() => testServer.close())

async function open(path: string) {
  const response = await testServer.fetch(path)
  const page = queryHtml(await response.text())
  return {
    status: response.status,
    page,
    canonical: page.attribute('link[rel="canonical"]', 'href')?.replace(testServer.origin, ''),
    languages: page.attributes('link[rel="alternate"][hreflang]', 'hreflang'),
  }
}

const pages = [
  ...kinds.map(([kind, untranslated]) => [kind, addressOf(untranslated)] as const),
  ['a legal document', '/privacy-policy'] as const,
]

describe.each(pages)('%s that is not in Japanese', (_, address) => {
  test('is read in English, says so, and belongs to the English page', async () => {
    const { status, page, canonical, languages } = await open(`/jp${address}`)
    expect(status).toBe(200)
    expect(page.text('main')).toContain('日本語版はまだありません')
    expect(page.count('main :is(h1, div)[lang="en-US"]:is(h1, :has(h1))')).toBe(1)
    expect(page.text('main [lang="en-US"]')).not.toBe('')
    expect(canonical).toBe(address)
    expect(languages).toEqual([])
  })

  test('is not named where it is in the language', async () => {
    for (const prefix of ['', '/cn']) {
      const { page, canonical, languages } = await open(`${prefix}${address}`)
      expect(page.text('main')).not.toMatch(/日本語版はまだありません|还没有中文版/)
      expect(canonical).toBe(`${prefix}${address}`)
      expect(languages).toEqual(['en-US', 'zh-CN', 'x-default'])
    }
  })
})

describe.each(kinds)('%s that is in Chinese alone', (_, __, folder) => {
  const address = addressOf(folder)
  test('is a page in Chinese, and could not be found elsewhere', async () => {
    const { status, canonical, languages } = await open(`/cn${address}`)
    expect(status).toBe(200)
    expect(canonical).toBe(`/cn${address}`)
    expect(languages).toEqual(['zh-CN'])
    for (const prefix of ['', '/jp']) expect((await open(`${prefix}${address}`)).status).toBe(404)
  })
})

test('lists and feeds name what is in their language', async () => {
  const read = async (path: string) => (await testServer.fetch(path)).text()
  for (const path of [
    'insight',
    'insight/2026',
    'insight/feed.xml',
    'insight/feed.json',
    'careers',
    'careers/feed.xml',
    'education',
  ]) {
    const part = path.split('/', 1)[0] ?? ''
    const [own = '', other = ''] = kinds
      .filter(([, folder]) => folder.startsWith(part))
      .flatMap(([, ...folders]) => folders.map(folder => folder.split('/').at(-1)))
    const named = await Promise.all(['/', '/cn/', '/jp/'].map(async prefix => read(`${prefix}${path}`)))
    expect(named.map(text => text.includes(own))).toEqual([true, true, false])
    expect(named.map(text => text.includes(other))).toEqual([false, true, false])
  }
})

test('the sitemaps name each page in the languages that it is in', async () => {
  const parts = ['insight', 'careers', 'education', 'handbook', 'pages'].map(async part =>
    (await testServer.fetch(`/sitemap-${part}.xml`)).text(),
  )
  const map = (await Promise.all(parts)).join('')
  const isNamed = (address: string) => map.includes(`<loc>${testServer.origin}${address}</loc>`)
  const named = (address: string) => ['', '/cn', '/jp'].map(prefix => isNamed(`${prefix}${address}`))
  for (const [, address] of pages) expect([address, ...named(address)]).toEqual([address, true, true, false])
  for (const [, , folder] of kinds) expect(named(addressOf(folder))).toEqual([false, true, false])
  expect(map).not.toContain(`hreflang="ja" href="${testServer.origin}/jp/insight/2026/two-leaves"`)
})

test('a page as Markdown says which language it is in', async () => {
  for (const address of ['/insight/2026/two-leaves', '/handbook/procreate/5.3/masks']) {
    const languages = ['', '/cn', '/jp'].map(async prefix =>
      (await testServer.fetch(`${prefix}${address}.md`)).headers.get('content-language'),
    )
    expect(await Promise.all(languages)).toEqual(['en-US', 'zh-CN', 'en-US'])
  }
})
