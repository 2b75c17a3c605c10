import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from '../browser.ts'
import { openFolder } from '../folders.ts'
import { inTurn, isWhole } from '../loop-count.ts'
import { findFreePort, openTestServer, projectRoot } from '../test-server.ts'
import { becomes, openStage, type Visitor } from './stage.ts'

/** A browser that may have a worker; without a network Chromium itself complains in the console. */
const reader: Visitor = { serviceWorkers: 'allow', mayComplain: /net::ERR_|status of 503/ }
const masks = '/handbook/procreate/5.3/layers/masks'

const heading = (page: Page) => page.locator('main h1').innerText()
const spoken = async (page: Page) => (await heading(page)).replaceAll(/\s+/g, ' ')
const keptPaths = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('kept-pages')).keys()).map(({ url }) => new URL(url).pathname),
  )
/** Until the worker is there and has kept as many pages. */
const hasKept = (page: Page, paths: readonly string[]) => becomes(() => keptPaths(page), [...paths])
const offline = (page: Page) => page.context().setOffline(true)

describe('without a network', () => {
  const stage = openStage({ pictures: true, prefetches: true })

  test('a page of the handbook that was seen opens, as it looked, and works; a link to another leads to what is said without a network, not to an error; the light that was chosen last is kept', async () => {
    const page = await stage.arrive(masks, reader)
    await hasKept(page, [masks])
    const seen = await heading(page)
    const font = () => page.locator('main h1').evaluate(title => getComputedStyle(title).fontSize)
    const size = await font()
    await offline(page)
    await page.goto('about:blank')
    await page.goto(masks)
    expect([await heading(page), await font()]).toEqual([seen, size])
    expect(await page.locator('[data-room]').getAttribute('data-room')).toBe('dark')
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Careers/ })
      .click()
    await becomes(() => spoken(page), 'No network just now')
    await page.context().addCookies([{ name: 'light-mode', value: '1', url: stage.testServer.origin }])
    await page.goto(masks)
    expect(await page.locator('[data-room]').getAttribute('data-room')).toBe('light')
  })

  test('the worker keeps nothing but pages of the handbook and hashed files, however their paths are written; no more than sixty pages, and the oldest leave', async () => {
    const page = await stage.arrive(masks, reader)
    await hasKept(page, [masks])
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const odd = [
        '/assets/../account',
        '/assets/%2e%2e/press',
        '/assets/x/../../login',
        '//evil.example/assets/x.js',
      ]
      const pictures = [
        ...odd,
        '/account/x.0123abcd.png',
        'https://evil.example/pictures/x.0123abcd.png',
        1,
        null,
      ]
      for (const path of [
        '/handbook/../account',
        '/handbook/%2e%2e/press',
        '/handbook?q=x',
        '//evil.example/handbook',
      ])
        active?.postMessage({ page: path, pictures })
      active?.postMessage({ page: '/handbook', pictures })
    })
    await hasKept(page, [masks, '/handbook'])
    await page.waitForTimeout(300)
    const files = await page.evaluate(async () =>
      (await (await caches.open('kept-files')).keys()).map(({ url }) => url.slice(location.origin.length)),
    )
    expect(files.filter(path => !/^\/(?:assets|fonts|pictures)\/[\w./-]+$/.test(path))).toEqual([])
    expect(await keptPaths(page)).toEqual([masks, '/handbook'])

    await page.evaluate(async () => {
      const pages = await caches.open('kept-pages')
      await pages.delete(location.pathname)
      await pages.delete('/handbook')
      for (let at = 0; at < 60; at++)
        await pages.put(`/handbook/kept-${at}`, new Response('<title>x</title>'))
    })
    await page.reload()
    await expect.poll(async () => (await keptPaths(page)).at(-1)).toBe(masks)
    await expect.poll(async () => (await keptPaths(page)).length).toBe(60)
    expect(await keptPaths(page)).not.toContain('/handbook/kept-0')
  })

  test.runIf(isWhole)(
    'a page that was reached by a link is kept as well, and a link to it opens it',
    async () => {
      const page = await stage.arrive('/handbook/procreate/5.3', reader)
      await hasKept(page, ['/handbook/procreate/5.3'])
      await page.getByRole('main').getByRole('link', { name: 'Masks', exact: true }).first().click()
      await page.waitForURL(`**${masks}`)
      await hasKept(page, ['/handbook/procreate/5.3', masks])
      await page.goto('/handbook/procreate/5.3')
      await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
      await page.waitForFunction(() => '__reactRouterDataRouter' in window)
      await offline(page)
      await page.getByRole('main').getByRole('link', { name: 'Masks', exact: true }).first().click()
      await page.waitForURL(`**${masks}`)
      await becomes(() => heading(page), 'Masks')
    },
  )

  test('a page that was not seen before says so in its language and lists what is kept; trying again gets it, once there is a network', async () => {
    const page = await stage.arrive(masks, reader)
    await hasKept(page, [masks])
    await offline(page)
    for (const [path, words, lang] of [
      ['/handbook/procreate/5.3/layers', 'No network just now', 'en-US'],
      ['/cn/handbook/procreate/5.3/layers', '现在没有网络', 'zh-CN'],
      ['/jp/press', 'いまは、つながりません', 'ja'],
    ] as const) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(503)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await spoken(page)).toBe(words)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
      const kept = page.getByRole('main').getByRole('listitem').getByRole('link')
      expect(await kept.getAttribute('lang')).toBe('en-US')
      expect(await kept.innerText()).toContain('Masks')
      expect(await kept.getAttribute('href')).toBe(masks)
    }
    await page.getByRole('main').getByRole('listitem').getByRole('link').click()
    await becomes(() => heading(page), 'Masks')
    await page.goto('/press')
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect.poll(() => page.title()).toContain('ress')
    expect(new URL(page.url()).pathname).toBe('/press')
  })

  test('a page that its reader keeps is listed with its size, opens without a network and says from when it is, and is gone once it is removed', async () => {
    const kept = '/handbook/dreams/1.1/draw/onion-skin'
    const page = await stage.arrive(kept, reader)
    await page.getByRole('button', { name: 'Keep for reading offline' }).press('Enter')
    await page.getByRole('button', { name: 'Keep This page' }).press('Enter')
    await page.getByText('This page is kept.').waitFor()
    await page.getByRole('link', { name: 'Everything you keep' }).press('Enter')
    await page.waitForURL('**/handbook/kept')
    const main = page.getByRole('main')
    await main.getByText(/^Kept on .+, \d+ kB$/).waitFor()
    // What the worker keeps of opened pages would open as well.
    await page.evaluate(() => Promise.all(['kept-pages', 'kept-files'].map(name => caches.delete(name))))
    await offline(page)
    await page.goto(kept)
    await page.getByText(/You’re reading the copy that this device keeps, from .*\d{4}/).waitFor()
    await page.goto('/handbook/kept')
    await main.getByRole('button', { name: 'Remove Onion skin' }).press('Enter')
    await main.getByText('You don’t keep anything yet.').waitFor()
    await page.goto(kept)
    await becomes(() => spoken(page), 'No network just now')
  })

  test('a form, an answer to one question and a page of one visitor never come from what is kept', async () => {
    const forms = inTurn(['/register', '/support/request'], 2, 1)
    const paths = [...forms, '/account', '/handbook/procreate/5.3/search?q=mask']
    const page = await stage.arrive(masks, { ...reader, mayComplain: /./ })
    await hasKept(page, [masks])
    for (const path of paths) await page.goto(path)
    await offline(page)
    for (const path of paths) {
      await page.goto(path)
      expect([path, await spoken(page)]).toEqual([path, 'No network just now'])
    }
    expect(await keptPaths(page)).toEqual([masks])
  })
})

describe('the worker', () => {
  const stage = openStage({ pictures: true, prefetches: true })

  test('is asked for anew each time, and told what it may do', async () => {
    const { status, headers } = await stage.testServer.fetch('/service-worker.js')
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ])
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'")
  })

  test('gives way to that of a new release at once, which keeps what was kept', async () => {
    const env = { PORT: String(await findFreePort()) }
    const [browser, release] = await Promise.all([openBrowser(), openTestServer({ env })])
    const { page } = await visit(browser, { origin: release.origin, serviceWorkers: 'allow' })
    try {
      await page.goto(masks)
      await hydrated(page)
      await hasKept(page, [masks])
      const offlineStores = async () =>
        (await page.evaluate(() => caches.keys())).filter(name => name.startsWith('offline-'))
      const before = await offlineStores()
      await release.close()
      const next = await openTestServer({ env, workerFolder: await nextWorker() })
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await becomes(offlineStores, ['offline-next'])
      expect(before).not.toEqual(['offline-next'])
      await next.close()
      await page.goto(masks)
      expect(await heading(page)).toBe('Masks')
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree')
      const isThere = () => page.evaluate(() => document.fonts.check('16px Figtree'))
      await becomes(isThere, true)
    } finally {
      await browser.close()
    }
  })
})

/** The worker of a next build: the same under another version. */
async function nextWorker(): Promise<string> {
  const folder = await openFolder('worker')
  const source = await readFile(join(projectRoot, 'build/current/worker/service-worker.js'), 'utf8')
  await writeFile(join(folder, 'service-worker.js'), source.replace(/offline-\w{12}/, 'offline-next'))
  return folder
}

describe('switched off', () => {
  const stage = openStage({ server: { env: { SERVICE_WORKER: 'off' } } })

  test('no worker is registered', async () => {
    const page = await stage.arrive(masks, reader)
    await page.waitForTimeout(1000)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })

  test('a worker that is there is taken away, with all that it has kept', async () => {
    const page = await stage.arrive(masks, reader)
    await page.evaluate(async () => {
      await (await caches.open('kept-pages')).put('/handbook', new Response('x'))
      await navigator.serviceWorker.register('/service-worker.js')
    })
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await becomes(left, [0, 0])
  })
})
