import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openFolder } from '../../../test/folders.ts'
import { type HtmlQuery, queryHtml } from '../../../test/html.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import { openTestServer, projectRoot, type TestServer } from '../../../test/test-server.ts'
import en from '../copy/en.ts'
import jp from '../copy/jp.ts'
import { productItems } from './items.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

const open = async (path: string, server = testServer) => queryHtml(await (await server.fetch(path)).text())

/** What a button of the main nav opens, by its name. */
function menuOf(page: HtmlQuery, name: string): HtmlQuery {
  const button = page.each('header nav button').find(each => each.text() === name)
  return page.within(`[id="${button?.attribute('button', 'popovertarget')}"]`)
}

describe('the Apps menu', () => {
  test('shows the badges of the three apps, which lead to their pages', async () => {
    const menu = menuOf(await open('/jp'), 'アプリ')
    for (const app of ['procreate', 'dreams', 'pocket'] as const) {
      const badge = menu.within(`a[href="/jp/${app}"]`)
      expect(badge.text()).toBe(app + jp.items[app].description)
      const picture = await testServer.fetch(badge.attribute('img', 'src') ?? '')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    }
    expect(menu.count('ul[aria-label]')).toBe(0)
  })

  test.each([
    ['/procreate/brushes', 'procreate'],
    ['/pocket', 'pocket'],
    ['/dreams', 'dreams'],
  ] as const)('on %s it also shows the pages of %s', async (path, product) => {
    const menu = menuOf(await open(path), 'Apps')
    const pages = productItems[product].map(({ name }) => en.items[name].title)
    expect(pages.slice(0, 1)).toEqual(['Overview'])
    expect(menu.texts('ul[aria-label] a')).toEqual(pages)
  })
})

test('items that are kept out of the main nav stand in the footer only', async () => {
  const page = await open('/')
  expect(
    menuOf(page, 'Learn')
      .texts('a')
      .filter(text => text.startsWith('Support')),
  ).toHaveLength(1)
  expect(menuOf(page, 'Company').count('a[href="/who-we-are"]')).toBe(1)
  const drawer = page.within('#drawer')
  expect(drawer.count('a[href="/careers"]')).toBe(1)
  for (const [name, path] of [
    ['Beta', '/support/beta'],
    ['Ideas and suggestions', '/about-ideas-suggestions'],
  ]) {
    expect(page.count(`header a[href="${path}"]`)).toBe(0)
    expect(page.within('footer').text(`a[href="${path}"]`)).toBe(name)
  }
})

describe('careers', () => {
  test('says how many positions are open, in each language', async () => {
    const counts = { '/': '11 open positions', '/cn': '11 个在招职位', '/jp': '募集中 11 件' }
    for (const [path, count] of Object.entries(counts)) {
      const careers = `a[href="${path.replace(/\/$/, '')}/careers"]`
      const texts = (await open(path)).within('header').texts(careers)
      expect(texts.filter(text => text.includes(count))).toHaveLength(2)
    }
  })

  test('says nothing where none is', async () => {
    const bare = await openTestServer({ contentFolder: await contentWithoutPositions() })
    try {
      const texts = (await open('/', bare)).within('header').texts('a[href="/careers"]')
      expect(texts).toEqual(['Careers', 'Careers'])
      const main = (await open('/careers', bare)).within('main')
      expect(main.texts('h2, h3, h4')).toContain('No positions found.')
      expect([main.count('nav'), main.count('a[href="#positions"]')]).toEqual([0, 0])
    } finally {
      await bare.close()
    }
  })
})

/** The project's content without the folders of the positions. */
async function contentWithoutPositions(): Promise<string> {
  const folder = await openFolder('content')
  const content = join(projectRoot, 'content')
  await mkdir(join(folder, 'careers'))
  const kept = (await readdir(content)).filter(name => name !== 'careers')
  for (const name of [...kept, 'careers/terms.yaml']) await symlink(join(content, name), join(folder, name))
  return folder
}
