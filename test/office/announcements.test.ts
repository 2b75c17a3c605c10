import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runAxe } from '../axe.ts'
import { hydrated, overflowOf } from '../browser.ts'
import { openStage } from '../journeys/stage.ts'
import { findingsOf } from './findings.ts'
import { openStaff, uniqueName } from './staff.ts'

/** A server of its own: an announcement is on every page. */
const stage = openStage({ server: {} })
type Visitor = Awaited<ReturnType<typeof openStaff>>['visitor']

const read = async (path: string) => (await stage.testServer.fetch(path)).text()

interface Shift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

interface Fields {
  readonly language: 'en' | 'cn' | 'jp'
  readonly text: string
  readonly section?: string
  readonly link?: string
}

async function announce(visitor: Visitor, { language, text, section = 'all', link = '/press' }: Fields) {
  await visitor.open('/office/site/announcements?id=new')
  visitor.fill('Language', language)
  visitor.fill('Shown on', section)
  visitor.fill('Text', text)
  visitor.fill('Link', link)
  visitor.fill('Words of the link', 'Read on')
  await visitor.press('Publish')
}

async function takeOff(visitor: Visitor, text: string) {
  await visitor.open('/office/site/announcements')
  await visitor.open(visitor.addressOf(text))
  await visitor.press('Remove')
  expect(visitor.read('[role="status"]')).toBe('Removed.')
}

const banner = (page: Page) => page.locator('aside[data-announcement]')

test('without scripts: a draft is on no page, what is published is at the top of the pages of its language and section alone', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Announcing One', 'editor')
  const text = uniqueName('新的手册。')
  await visitor.open('/office/site/announcements?id=new')
  visitor.fill('Language', 'cn')
  visitor.fill('Shown on', 'handbook')
  visitor.fill('Text', text)
  await visitor.press('Save as a draft')
  expect(visitor.read('[aria-label="Announcements"]')).toMatch(new RegExp(`Draft.*${text}`, 's'))
  expect(await read('/cn/handbook')).not.toContain(text)
  await visitor.open(visitor.addressOf(text))
  await visitor.press('Publish')
  await expect.poll(() => read('/cn/handbook')).toContain(text)
  expect(await read('/handbook')).not.toContain(text)
  const home = await read('/cn')
  expect(home.slice(0, home.indexOf('id="hydrate"'))).not.toContain(text)
  await takeOff(visitor, text)
  await expect.poll(() => read('/cn/handbook')).not.toContain(text)
})

test('what does not fit is said in a sentence, and nothing typed is lost', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Announcing Two', 'editor')
  for (const [link, sentence] of [
    ['javascript:alert(1)', 'is no link'],
    ['/nowhere', '/nowhere is no page of the site'],
  ] as const) {
    await announce(visitor, { language: 'en', text: 'Some words', link })
    expect(visitor.read('[role="alert"]')).toContain(sentence)
    expect(visitor.find('Text').attr('value')).toBe('Some words')
    expect(visitor.find('Link').attr('value')).toBe(link)
  }
  visitor.fill('Link', '/press')
  visitor.fill('Until', '2020-01-01T09:00')
  await visitor.press('Publish')
  expect(visitor.read('[role="alert"]')).toContain('It would end before it begins.')
})

test('a visitor hides it with the keyboard: it stays hidden, and never moves what is below', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Announcing Three', 'editor')
  const text = uniqueName('新しい手引きです。')
  await announce(visitor, { language: 'jp', text })
  await expect.poll(() => read('/jp')).toContain(text)
  const page = await stage.open('/jp', { locale: 'ja-JP' })
  await hydrated(page)
  expect(await banner(page).getByRole('link').getAttribute('href')).toBe('/jp/press')
  for (const width of [360, 823, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page)).toBe(0)
  }
  expect(await runAxe(page)).toEqual([])
  const hide = banner(page).getByRole('button', { name: 'このお知らせを隠す' })
  await hide.focus()
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })
  await page.goto('/jp/press')
  // Before any script of ours: the document has it, hidden from the first paint on.
  expect(await banner(page).isVisible()).toBe(false)
  await hydrated(page)
  expect(await banner(page).count()).toBe(0)
  const shift = await page.evaluate(
    () =>
      new Promise(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          // Whatever holds the page: its headings may change their face.
          for (const entry of list.getEntries() as unknown as Shift[])
            if (entry.sources.some(({ node }) => node?.contains(document.querySelector('#main'))))
              sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(shift).toBe(0)
  await takeOff(visitor, text)
})

test('nothing sticks out at any width, and axe finds nothing', async () => {
  const staff = await openStaff(stage.testServer, 'Announcing Four', 'editor')
  await announce(staff.visitor, { language: 'en', text: uniqueName('A new handbook.') })
  const page = await stage.open('/robots.txt', { cookies: { office: staff.visitor.cookie('office') } })
  const paths = ['/site/announcements', '/site/announcements?id=new', '/site/prices', '/site/searches']
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])
})
