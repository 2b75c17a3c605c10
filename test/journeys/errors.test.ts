import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import cn from '../../site/frame/copy/cn.ts'
import en from '../../site/frame/copy/en.ts'
import copy from '../../site/frame/copy/jp.ts'
import { unbroken } from '../../ui/phrases.tsx'
import { hydrated } from '../browser.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { queryHtml } from '../html.ts'
import { openBrokenServer } from './broken-server.ts'
import { becomes, focused, openStage } from './stage.ts'

const jp = copy.errors
const stage = openStage({ workbench: true, pictures: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
const isPlaying = (page: Page) => () =>
  page.locator('video').evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)

/** The scripts of an untouched page start by a timer of three seconds, which never ends here. */
const withoutLongTimers = (page: Page) =>
  page.addInitScript(() => {
    const start = setTimeout
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms < 3000 ? start(run, ms) : 0) })
  })

describe('a page that is not there', () => {
  test('says so with its status, in the language of its address, and leads home', async () => {
    const visitor = createFormVisitor(stage.testServer)
    for (const [path, subheading, sentence, way, home] of [
      ['/nowhere', 'This page could not be found', 'Sorry, page not found.', 'Go to the home page', '/'],
      ['/cn/nowhere/at/all', '找不到这个页面', '抱歉，没有这一页。', '回到首页', '/cn'],
      ['/jp/nowhere', jp.notFound.subheading, unbroken(jp.notFound.heading), jp.notFound.home, '/jp'],
      ['/fr/press', 'This page could not be found', 'Sorry, page not found.', 'Go to the home page', '/'],
    ] as const) {
      await visitor.open(path)
      expect(visitor.status).toBe(404)
      expect(visitor.read('h1')).toBe(sentence)
      expect(visitor.read()).toContain(subheading)
      expect(visitor.addressOf(way)).toBe(home)
      expect(visitor.count('meta[name=robots][content=noindex]')).toBe(1)
    }
  })

  test('plays its film without being touched, before other pages would start their scripts, and stops it when asked to', async () => {
    const page = await stage.open('/nowhere', { reducedMotion: 'no-preference', before: withoutLongTimers })
    await becomes(isPlaying(page), true)
    expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.muted)).toBe(true)
    await page.getByRole('button', { name: 'Pause the background film' }).focus()
    await page.keyboard.press('Enter')
    await becomes(isPlaying(page), false)
    await page.getByRole('button', { name: 'Play the background film' }).click()
    await becomes(isPlaying(page), true)
  })

  test('offers no other language', async () => {
    const offers = async (path: string) => {
      const answer = await stage.testServer.fetch(path, { headers: { 'Accept-Language': 'ja' } })
      return queryHtml(await answer.text())
        .texts('button')
        .includes('続ける')
    }
    expect([await offers('/nowhere'), await offers('/press')]).toEqual([false, true])
  })

  test('shows a picture in its place, and stands still where motion is not wanted', async () => {
    const page = await stage.arrive('/nowhere')
    const poster = page.getByRole('main').locator('img')
    await becomes(
      () => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      true,
    )
    await page.waitForTimeout(300)
    expect(await isPlaying(page)()).toBe(false)
    expect(await page.locator('video').evaluate((film: HTMLVideoElement) => film.buffered.length)).toBe(0)
    await page.getByRole('button', { name: 'Play the background film' }).click()
    await becomes(isPlaying(page), true)
  })

  test('shows the picture and no button where no scripts run', async () => {
    const page = await stage.open('/nowhere', { scripts: false })
    expect(await page.getByRole('main').locator('img').isVisible()).toBe(true)
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  })
})

describe('a page that fails', () => {
  test('says so with its status, and nothing of what went wrong inside', async () => {
    const visitor = createFormVisitor(stage.testServer)
    for (const [path, status, subheading, sentence, text] of [
      ['/workbench/refused', 503, 'Error 503', 'Sorry, an error occured', en.errors.other.unavailable],
      ['/workbench/broken', 500, 'Error 500', 'Sorry, an error occured', en.errors.other.text],
      ['/workbench/unguarded', 500, 'Error 500', 'Sorry, an error occured', en.errors.other.text],
      ['/cn/workbench/broken', 500, '错误 500', '抱歉，出了点差错', cn.errors.other.text],
      ['/cn/workbench/refused', 503, '错误 503', '抱歉，出了点差错', cn.errors.other.unavailable],
      ['/jp/workbench/refused', 503, 'エラー 503', unbroken(jp.other.heading), jp.other.unavailable],
    ] as const) {
      await visitor.open(path)
      expect(visitor.status).toBe(status)
      expect(visitor.read('h1')).toBe(sentence)
      expect(visitor.read()).toContain(subheading)
      expect(visitor.read()).toContain(text)
      expect(visitor.html).not.toContain('on purpose')
      expect([visitor.count('header nav'), visitor.count('footer nav')]).toEqual([1, 1])
    }
  })

  test('shows the message that was thrown with the status, as that of an unknown middleware', async () => {
    const messageOn = async (path: string) => {
      const page = queryHtml(await (await stage.testServer.fetch(path)).text())
      return page.each('main p').filter(each => each.text().includes('Unknown middleware'))
    }
    const [english, ...others] = await messageOn('/workbench/unguarded')
    expect([english?.text(), others.length]).toEqual(['Unknown middleware', 0])
    const [japanese] = await messageOn('/jp/workbench/unguarded')
    expect(japanese?.attribute('[lang]', 'lang')).toBe('en')
  })

  test('is written down with the id of its request', async () => {
    const response = await stage.testServer.fetch('/workbench/broken')
    const id = response.headers.get('x-request-id')
    const lines = stage.testServer.lines.filter(({ requestId }) => requestId === id)
    expect(JSON.stringify(lines)).toContain('Broken on purpose')
  })

  test('says so after a link as well, with the focus on what it says, and can be tried again', async () => {
    const page = await stage.arrive('/workbench', { mayComplain: /status of 50[03]|ERR_FAILED/ })
    await page.getByRole('link', { name: 'A loader that says 503' }).click()
    await becomes(() => focused(page), 'Sorry, an error occured')
    expect(await page.getByRole('main').innerText()).toContain('Error 503')
    expect(await page.getByText(en.errors.other.unavailable).isVisible()).toBe(true)
    await page.goBack()
    await becomes(() => focused(page), 'Workbench')
    await page.getByRole('link', { name: 'A loader that throws' }).click()
    await becomes(() => focused(page), 'Sorry, an error occured')
    expect(await page.getByRole('main').innerText()).toContain('Error 500')
    await page.goBack()
    await becomes(() => focused(page), 'Workbench')
    await page.route('**/*.data*', route => route.abort())
    await page.getByRole('link', { name: 'procreate, home page' }).click()
    await becomes(() => focused(page), 'Sorry, an error occured')
    await page.getByRole('link', { name: 'Try again' }).click()
    await becomes(() => heading(page), 'Paint the light you see')
  })
})

describe('an error page that fails', () => {
  const words = [
    ['/', 'en-US', 'An error occurred while showing the error page', '/'],
    ['/cn/press', 'zh-CN', '显示错误页面时又出错了', '/cn'],
    ['/jp', 'ja', 'エラーページの表示中にエラーが起きました', '/jp'],
  ] as const

  test('says at least that, in three languages, and leads home', async () => {
    const testServer = await openBrokenServer()
    try {
      const visitor = createFormVisitor({ fetch: (path, init) => fetch(testServer.origin + path, init) })
      for (const [path, lang, sentence, home] of words) {
        await visitor.open(path)
        expect(visitor.status).toBe(500)
        expect(visitor.count(`html[lang="${lang}"]`)).toBe(1)
        expect(visitor.read('h1')).toBe(sentence)
        expect([visitor.count('a'), visitor.count(`a[href="${home}"]`)]).toEqual([1, 1])
      }
    } finally {
      await testServer.close()
    }
  })

  test('says at least that in the browser as well, and leads home', async () => {
    const page = await stage.arrive('/jp', { mayComplain: /./ })
    const [, [, lang, sentence, home]] = words
    // The copy of the footer goes missing, which the frame of every page needs.
    await page.route('**/*.data*', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"footer"', '"lost"') })
    })
    await page.getByRole('contentinfo').locator('summary').click()
    await page.getByRole('contentinfo').locator(`button[lang="${lang}"]`).click()
    await becomes(() => heading(page), sentence)
    expect(await page.title()).toBe(sentence)
    await page.unrouteAll()
    await page.getByRole('link').click()
    await page.waitForURL(`**${home}`)
    await page.getByRole('navigation').first().waitFor()
    await hydrated(page)
  })
})
