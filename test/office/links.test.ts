import { expect, test } from 'vitest'
import { openStage } from '../journeys/stage.ts'
import { beginListedArticle, saveText } from './articles.ts'
import { findingsOf } from './findings.ts'
import { openStaff, uniqueName } from './staff.ts'

// Texts are published and leave the site: a server of its own.
const stage = openStage({ server: {} })
const screen = '/office/site/links'
const lines = (...texts: string[]) => texts.join('\n\n')

test('nothing is broken in content/; what loses its page is listed, named at home, and mended at its segment', async () => {
  const staff = await openStaff(stage.testServer, uniqueName('Link Editor'), 'editor')
  const { visitor } = staff
  const list = async () => {
    await visitor.open(screen)
    return visitor.read('main')
  }
  await expect.poll(list, { timeout: 30_000, interval: 500 }).toMatch(/[4-9]\d\d published texts, looked at/)
  expect(visitor.read('main')).toContain('Every link leads to its page, and every picture has its words.')

  const [target, path] = [
    await beginListedArticle(staff, 'target'),
    await beginListedArticle(staff, 'linking'),
  ]
  const publish = async (address: string, body: string) => {
    await saveText(staff, address, { title: 'A linked heron', description: 'It links.', body })
    await visitor.press('Publish English')
    return visitor.read('main')
  }
  const pathOf = (of: string) => `/office/content/article/en/${of}`
  expect(await publish(pathOf(path), 'See [it](page:/insight/2026/nobody).')).toContain(
    'Segment 1 links to page:/insight/2026/nobody. There is no such page.',
  )
  expect(await publish(pathOf(target), 'Here.')).toContain('Published')
  expect(await publish(pathOf(path), lines('One.', `See [it](page:/${target}).`))).toContain('Published')
  await visitor.open(pathOf(target))
  await visitor.press('Take English off the site')
  await expect.poll(list, { timeout: 30_000, interval: 500 }).toContain(`page:/${target}`)
  expect(visitor.texts('[aria-label="Broken links"] > li')).toEqual([
    expect.stringContaining('It is not published: readers see it in no language.'),
  ])
  await visitor.open(`${screen}?language=cn`)
  expect(visitor.read('main')).toContain('Nothing fits this filter.')
  await visitor.open('/office')
  expect(visitor.read('[aria-labelledby="broken"]')).toContain('1 link or picture in 1 text')
  await visitor.open(pathOf(path))
  expect(visitor.read('[aria-labelledby="text-faults"]')).toMatch(/Segment 2 ?Dead link/)

  const page = await stage.arrive(screen, { cookies: { office: visitor.cookie('office') } })
  await page.getByRole('link', { name: 'Mend A linked heron, English, segment 2' }).press('Enter')
  const caret = () => page.evaluate(() => getSelection()?.anchorNode?.textContent ?? '')
  await expect.poll(caret).toContain('See ')
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('Mended.')
  await page.getByText('All of them are there.').waitFor()
  expect(await findingsOf(page, { paths: [screen], widths: [1440, 823, 360] })).toEqual([])

  const support = await openStaff(stage.testServer, uniqueName('Link Support'), 'support')
  await support.visitor.open(screen)
  expect([support.visitor.status, support.visitor.read()]).toEqual([
    403,
    expect.stringContaining('None of your roles permits it.'),
  ])
})
