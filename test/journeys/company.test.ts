import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pressArchive } from '../../site/pictures/press.ts'
import { runAxe } from '../axe.ts'
import { overflowOf } from '../browser.ts'
import { inTurn, isWhole } from '../loop-count.ts'
import { becomes, focused, openStage, type Visitor } from './stage.ts'

const stage = openStage()

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const withClipboard: Visitor = { permissions: ['clipboard-read', 'clipboard-write'] }

describe('somebody from the press', () => {
  test('takes the archive and its checksum', async () => {
    const page = await stage.reuse('/press', withClipboard)
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the press kit' }).click()
    expect((await saving).suggestedFilename()).toBe('procreate-press-kit.zip')
    await page.getByRole('button', { name: 'Copy the checksum' }).press('Enter')
    await page.getByText('Copied', { exact: true }).waitFor()
    expect(await clipboard(page)).toBe(pressArchive.sha256)
  })

  test('copies a text about us as it stands on the page', async () => {
    const page = await stage.arrive('/cn/press', withClipboard)
    await page.getByRole('button', { name: '复制长文' }).click()
    await page.getByText('已复制', { exact: true }).waitFor()
    expect(await page.getByText(await clipboard(page), { exact: true }).count()).toBe(1)
  })

  test('is told when nothing could be copied', async () => {
    const page = await stage.reuse('/press', withClipboard)
    // The browser refuses, as it does where the page may not write.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Copy the fact sheet' }).click()
    const outcome = page.getByRole('status').filter({ hasText: 'Unable to copy to clipboard' })
    await outcome.waitFor()
  })

  test('finds everything where no scripts run, and no button that does nothing', async () => {
    const page = await stage.open('/press', { scripts: false, width: 360 })
    expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
    expect(await page.locator('main a[download]').count()).toBe(47)
    expect(await page.getByText(pressArchive.sha256).isVisible()).toBe(true)
  })
})

describe('a document', () => {
  test('is gone through by its contents, with the keyboard', async () => {
    const page = await stage.arrive('/privacy-policy')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const third = contents.getByRole('link').nth(2)
    const name = await third.innerText()
    await third.press('Enter')
    const title = page.getByRole('heading', { name, level: 2 })
    await becomes(
      () => title.evaluate(heading => Math.abs(heading.getBoundingClientRect().top) < innerHeight / 2),
      true,
    )
    await page.keyboard.press('Tab')
    expect(await focused(page)).not.toBe('')
    expect(await page.evaluate(() => location.hash)).toMatch(/^#[a-z-]+$/)
  })

  test('has its contents folded on a phone, and unfolds them without scripts', async () => {
    const page = await stage.open('/jp/terms-conditions', { scripts: false, width: 360 })
    const link = page.locator('details').getByRole('link').first()
    expect(await link.isVisible()).toBe(false)
    await page.getByText('このページの内容', { exact: true }).filter({ visible: true }).press('Enter')
    await becomes(() => link.isVisible(), true)
  })

  test('is printed as a text: no navigation, and the addresses of its links', async () => {
    const page = await stage.open('/brand-use')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header', 'footer', 'main nav', 'main details']) {
      const shown = await page.locator(part).evaluateAll(all => all.filter(each => each.checkVisibility()))
      expect([part, shown.length]).toEqual([part, 0])
    }
    const link = page.locator('main').getByRole('link', { name: 'press page' }).first()
    expect(await link.evaluate(a => getComputedStyle(a, '::after').content)).toContain('(')
  })
})

/** The sweep opens one page of each kind with scripts and axe; these are in other words, or have more in them. */
test.each(inTurn(['/brand-use', '/cookies-policy', '/jp/press', '/cn/who-we-are'], 4, 3))(
  '%s: nothing sticks out at any width',
  async path => {
    const page = await stage.open(path, { scripts: false })
    for (const width of [320, 823, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await overflowOf(page)]).toEqual([width, 0])
    }
  },
)

test.runIf(isWhole)('axe has no word to say about a document with a list of pictures', async () => {
  const page = await stage.open('/brand-use', { width: 320 })
  expect(await runAxe(page)).toEqual([])
})
