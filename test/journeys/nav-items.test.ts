import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import en from '../../site/frame/copy/en.ts'
import jp from '../../site/frame/copy/jp.ts'
import { productItems } from '../../site/frame/nav/items.ts'
import { openFolder } from '../folders.ts'
import { openTestServer, projectRoot } from '../test-server.ts'
import { openStage } from './stage.ts'

const stage = openStage()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const titles = async (page: Page, menu: string) => {
  await nav(page).getByRole('button', { name: menu }).click()
  return (await nav(page).getByRole('link').allInnerTexts()).map(text => text.split('\n')[0])
}

describe('the Apps menu', () => {
  test('shows the badges of the three apps, which lead to their pages', async () => {
    const page = await stage.open('/jp', { scripts: false })
    const { items } = jp
    const main = page.getByRole('navigation', { name: 'メイン' })
    await main.getByRole('button', { name: 'アプリ' }).click()
    for (const app of ['procreate', 'dreams', 'pocket'] as const) {
      const badge = main.getByRole('link', { name: `${app} ${items[app].description}` })
      expect(await badge.getAttribute('href')).toBe(`/jp/${app}`)
      expect(await badge.locator('img').evaluate((image: HTMLImageElement) => image.decode())).toBe(undefined)
    }
    expect(await main.getByRole('list', { name: /procreate|dreams|pocket/ }).count()).toBe(0)
  })

  test.each([
    ['/procreate/brushes', 'procreate'],
    ['/pocket', 'pocket'],
    ['/dreams', 'dreams'],
  ] as const)('on %s it also shows the pages of %s', async (path, product) => {
    const page = await stage.open(path, { scripts: false })
    await nav(page).getByRole('button', { name: 'Apps' }).click()
    const own = nav(page).getByRole('list', { name: `More about ${product}` })
    const pages = productItems[product].map(({ name }) => en.items[name].title)
    expect(pages.slice(0, 1)).toEqual(['Overview'])
    expect(await own.getByRole('link').allInnerTexts()).toEqual(pages)
  })
})

test('items that are kept out of the main nav stand in the footer only', async () => {
  const page = await stage.open('/', { scripts: false })
  expect(await titles(page, 'Learn')).toContain('Support')
  expect(await titles(page, 'Learn')).not.toContain('Beta')
  expect(await titles(page, 'Company')).not.toContain('Ideas and suggestions')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  expect(await drawer.getByRole('link', { name: 'Careers' }).isVisible()).toBe(true)
  expect(await drawer.getByRole('link', { name: /^(Beta|Ideas)/ }).count()).toBe(0)
  const footer = page.locator('footer')
  expect(await footer.getByRole('link', { name: 'Beta' }).getAttribute('href')).toBe('/support/beta')
  expect(await footer.getByRole('link', { name: 'Ideas and suggestions' }).count()).toBe(1)
})

describe('careers', () => {
  let bare = ''
  afterAll(() => rm(bare, { recursive: true, force: true }))

  test('says how many positions are open, in each language', async () => {
    const page = await stage.open('/', { scripts: false })
    const counts = { '/': '11 open positions', '/cn': '11 个在招职位', '/jp': '募集中 11 件' }
    for (const [path, count] of Object.entries(counts)) {
      await page.goto(path)
      const careers = page.getByRole('banner').getByRole('link', { name: count })
      expect(await careers.isVisible()).toBe(true)
      expect(await careers.getAttribute('href')).toBe(`${path}/careers`.replace('//', '/'))
    }
  })

  test('says nothing where none is', async () => {
    bare = await contentWithoutPositions()
    const testServer = await openTestServer({ contentFolder: bare })
    try {
      const page = await stage.open(`${testServer.origin}/`, { scripts: false })
      expect(
        await nav(page)
          .getByRole('link', { name: /^Careers/ })
          .innerText(),
      ).toBe('Careers')
      await page.goto(`${testServer.origin}/careers`)
      const main = page.getByRole('main')
      expect(await main.getByRole('heading', { name: 'No positions found.' }).isVisible()).toBe(true)
      expect(await main.getByRole('navigation').count()).toBe(0)
      expect(await main.locator('a[href="#positions"]').count()).toBe(0)
    } finally {
      await testServer.close()
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
