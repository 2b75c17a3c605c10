import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { becomes, openStage } from './stage.ts'

const stage = openStage({ pictures: true })
const onward = (page: Page) => page.getByRole('navigation', { name: 'Parts of the series' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
const titles = ['First marks', 'Shape and shadow', 'Color that sings', 'Knowing when to stop']

/** The file that a link downloads, and its name. */
async function take(page: Page, name: RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test.each([true, false])(
  'the parts are gone through from the first to the last, and back; with scripts: %s',
  async scripts => {
    const page = await (scripts ? stage.arrive : stage.open)('/beginners-series', { scripts })
    await page.getByRole('link', { name: 'Start with part one' }).click()
    const seen: string[] = []
    for (const part of [1, 2, 3, 4]) {
      await page.waitForURL(`**/beginners-series/${part}`)
      await becomes(async () => titles.indexOf((await heading(page)).replaceAll(/\s+/g, ' ')) + 1, part)
      seen.push(await page.title())
      if (part < 4)
        await onward(page)
          .getByRole('link', { name: titles[part] ?? '' })
          .click()
    }
    expect(new Set(seen).size).toBe(4)
    expect(await onward(page).getByRole('link', { name: 'Show it to the community' }).isVisible()).toBe(true)
    await onward(page)
      .getByRole('link', { name: titles[2] ?? '' })
      .click()
    await page.waitForURL('**/beginners-series/3')
    await onward(page).getByRole('link', { name: 'The whole series' }).click()
    await page.waitForURL('**/beginners-series')
  },
)

test('the brushes, the palette and the worksheet are saved, and can be opened', async () => {
  const page = await stage.arrive('/beginners-series/2')
  const brushes = await take(page, /^Brushes: ZIP/)
  expect(brushes.name).toBe('beginners-2-brushes.zip')
  const files = unzipSync(brushes.bytes)
  const names = Object.keys(files)
  expect(names.filter(name => name.endsWith('/brush.json')).length).toBeGreaterThan(1)
  const pictures = names.filter(name => name.endsWith('.png'))
  expect(pictures.length).toBeGreaterThan(2)
  for (const name of pictures) expect(Buffer.from(files[name] ?? []).toString('latin1', 1, 4)).toBe('PNG')

  const sheet = await take(page, /^Worksheet: PDF/)
  expect(sheet.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  const palette = await take(page, /^Palette: GPL/)
  expect(palette.bytes.toString('utf8')).toMatch(/^GIMP Palette\n/)
  const json = await take(page, /^Palette: JSON/)
  expect(JSON.parse(json.bytes.toString('utf8'))).toMatchObject({ colours: expect.anything() })
})
