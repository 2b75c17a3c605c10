import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foldersOf } from '../../server/folders.ts'
import { hydrated } from '../browser.ts'
import { queryHtml } from '../html.ts'
import { openStage } from '../journeys/stage.ts'
import { projectRoot } from '../test-server.ts'
import { findingsOf } from './findings.ts'
import { openStaff, uniqueName } from './staff.ts'

const stage = openStage()

test('every screen leads to its page, without scripts, and the page shows its pictures', async () => {
  const { visitor } = await openStaff(stage.testServer, uniqueName('Guide Press'), 'press')
  const follow = async (path: string) => {
    await visitor.open(path)
    const [link = ''] = queryHtml(visitor.html).attributes('a[href*="/guide?at="]', 'href')
    await visitor.open(link)
    return [visitor.status, visitor.path]
  }
  expect(await follow('/office/media-list')).toEqual([200, '/office/guide/media-list'])
  expect(visitor.read('h1')).toBe('Media list')
  const [source = ''] = queryHtml(visitor.html).attributes('main img', 'src')
  const picture = await stage.testServer.fetch(source)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(await follow('/office/content/legal/en/legal/imprint')).toEqual([200, '/office/guide/legal-texts'])
  // A screen that is not theirs has its page all the same.
  expect(await follow('/office/health')).toEqual([200, '/office/guide/health'])
  expect(await follow('/office/nothing-here')).toEqual([200, '/office/guide'])
  await visitor.open('/office/guide?at=https://elsewhere.example/')
  expect(visitor.path).toBe('/office/guide')
  await visitor.open('/office/guide/no-such-page')
  expect(visitor.status).toBe(404)
  const stranger = await stage.testServer.fetch('/office/guide', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/office/login?to=%2Fguide'])
})

test('the text of the guide is in no script', async () => {
  const assets = join(foldersOf(projectRoot).office.client, 'assets')
  const scripts = (await readdir(assets)).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(40)
  for (const name of scripts)
    expect((await readFile(join(assets, name), 'utf8')).includes('A good way through the day'), name).toBe(
      false,
    )
})

test('a key opens the page in a tab of its own; its links and neighbors lead on; axe finds nothing', async () => {
  const staff = await openStaff(stage.testServer, uniqueName('Guide Reader'), 'administrator')
  const page = await stage.arrive('/office/people', { cookies: { office: staff.visitor.cookie('office') } })
  await page.getByLabel('Email address').fill('half.typed@example.com')
  await page.locator('h1').click()
  const [guide] = await Promise.all([page.waitForEvent('popup'), page.keyboard.type('g?', { delay: 30 })])
  await guide.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe('half.typed@example.com')
  await hydrated(guide)
  await guide.getByRole('link', { name: 'Export →' }).press('Enter')
  await guide.getByRole('heading', { level: 1, name: 'Export' }).waitFor()
  await guide.getByRole('link', { name: 'Contents' }).press('Enter')
  await guide.getByRole('heading', { level: 1, name: 'The office: a guide for staff' }).waitFor()
  await guide.close()
  const paths = ['/guide', '/guide/request', '/guide/files#settle-a-conflict']
  expect(await findingsOf(page, { paths, widths: [1440, 823, 360] })).toEqual([])
})
