import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { openStage } from '../journeys/stage.ts'
import { findingsOf } from './findings.ts'
import { openStaff } from './staff.ts'

const stage = openStage({ server: {} })
const json = 'Facts of all languages, as JSON'

test('without scripts: the facts of an article are typed in fields, and what is wrong is said at its field', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Facts Editor', 'editor')
  const path = `insight/2026/fact-${randomUUID().slice(0, 8)}`
  const factsNow = () => JSON.parse(String(visitor.find(json).val()))
  await visitor.open('/office/content')
  visitor.fill('Path', path)
  await visitor.press('Begin')
  visitor.fill('Date', '2025-03-01')
  visitor.select('Category', 'News')
  visitor.fill('Cover', 'one-leaf')
  await visitor.press('Save')
  expect([visitor.status, visitor.read()]).toEqual([422, expect.stringContaining('should be in 2026')])
  const date = visitor.find('Date')
  expect([date.val(), date.attr('aria-invalid')]).toEqual(['2025-03-01', 'true'])
  expect(visitor.find(`[id="${date.attr('aria-describedby')?.split(' ')[1]}"]`).text()).toContain(
    'should be in 2026',
  )
  expect(visitor.find('Cover').val()).toBe('one-leaf')
  visitor.fill('Date', '2026-03-01')
  await visitor.press('Save')
  expect(visitor.read()).toContain('Saved.')
  expect(factsNow()).toEqual({ date: '2026-03-01', category: 'product', cover: 'one-leaf', featured: false })
  visitor.check('Featured')
  await visitor.press('Save')
  expect(factsNow()).toMatchObject({ featured: true, date: '2026-03-01' })
  // Both at once: what was not touched in a field is as it was typed as JSON.
  visitor.fill(json, JSON.stringify({ ...factsNow(), cover: 'coast' }))
  visitor.fill('Date', '2026-03-02')
  await visitor.press('Save')
  expect(factsNow()).toEqual({ date: '2026-03-02', category: 'product', cover: 'coast', featured: true })
})

test('facts without a field stay as they were; numbers, lists and empty dates keep their types', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Facts Keeper', 'administrator')
  const factsNow = () => JSON.parse(String(visitor.find(json).val()))
  await visitor.open('/office/content/legal/facts/legal/imprint')
  const before = factsNow()
  expect(Object.keys(before.values).length).toBeGreaterThan(3)
  visitor.fill('Effective from', '2026-10-01')
  await visitor.press('Save')
  expect(factsNow()).toEqual({ ...before, effective: '2026-10-01' })
  await visitor.open('/office/content?q=careers')
  const [first] = visitor.texts('[aria-label="Texts"] > li span')
  await visitor.open(`/office/content/position/facts/${first}`)
  const position = factsNow()
  visitor.fill('Salary to', 'a lot')
  await visitor.press('Save')
  expect([visitor.status, visitor.find('Salary to').attr('aria-invalid')]).toEqual([422, 'true'])
  expect(visitor.find('Salary to').val()).toBe('a lot')
  visitor.fill('Salary to', '912345')
  await visitor.press('Save')
  expect(factsNow()).toEqual({ ...position, salary_max: 912_345 })
  await visitor.open('/office/content/lesson/facts/education/one-line')
  const lesson = factsNow()
  visitor.select('Worksheet', 'Flip book')
  visitor.select('Age', '17 and up')
  await visitor.press('Save')
  expect(factsNow()).toEqual({ ...lesson, sheet: 'flipbook', age: '17' })
  await visitor.open('/office/content/handbook/facts/handbook/procreate/layers')
  const page = factsNow()
  const [version] = page.versions
  visitor.find(`[name="fact-versions"][value="${version}"]`).removeAttr('checked')
  await visitor.press('Save')
  expect(factsNow()).toEqual({ ...page, versions: page.versions.slice(1) })
})

test('in a browser: a fact is changed twice in a row, and nothing sticks out at any width', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Facts Hands', 'editor')
  const page = await stage.open('/robots.txt', { cookies: { office: visitor.cookie('office') } })
  const paths = ['article/facts/insight/2026/one-leaf', 'handbook/facts/handbook/procreate/layers']
  expect(
    await findingsOf(page, {
      paths: paths.map(each => `/content/${each}`),
      widths: [360, 823, 1440],
    }),
  ).toEqual([])
  const path = `insight/2026/fact-${randomUUID().slice(0, 8)}`
  await visitor.open('/office/content')
  visitor.fill('Path', path)
  await visitor.press('Begin')
  const facts = { date: '2026-03-01', category: 'product', cover: 'one-leaf', featured: false }
  visitor.fill(json, JSON.stringify(facts))
  await visitor.press('Save')
  await page.goto(`/office/content/article/facts/${path}`)
  for (const [at, cover] of ['coast', 'one-leaf', 'coast'].entries()) {
    await hydrated(page)
    await page.getByLabel('Cover').fill(cover)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(`revision ${at + 2} by`).waitFor()
    await expect.poll(() => page.getByLabel('Cover').inputValue()).toBe(cover)
  }
})
