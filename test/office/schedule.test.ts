import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { delayed, openStage } from '../journeys/stage.ts'
import { typeAtOnce } from '../type-at-once.ts'
import { beginArticle, saveText } from './articles.ts'
import { findingsOf } from './findings.ts'
import { openStaff } from './staff.ts'

const stage = openStage({ server: {} })
type Staff = Awaited<ReturnType<typeof openStaff>>

/** An article with saved facts and an English text, of which nothing is published; resolves to its path. */
async function beginTimed(staff: Staff): Promise<string> {
  const path = await beginArticle(staff, 'timed')
  await saveText(staff, `/office/content/article/en/${path}`, {
    ...{ title: 'A timed leaf', description: 'A leaf that waits.', body: 'It falls at noon.' },
  })
  return path
}

const statusOf = async (path: string) => (await stage.testServer.fetch(path)).status
const scheduleOf = (part: string, path: string) => `/office/content/schedule/article/${part}/${path}`

/** A day in two months, at a time of Hobart. */
const inTwoMonths = (time: string) =>
  `${new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)}T${time}`

test('without scripts, a text is scheduled, stands on its part, in the list and on the calendar, and is cancelled', async () => {
  const staff = await openStaff(stage.testServer, 'Timing Editor', 'editor')
  const { visitor } = staff
  const path = await beginTimed(staff)
  await visitor.open(scheduleOf('en', path))
  visitor.fill('Publish at', inTwoMonths('09:30'))
  await visitor.press('Publish then')
  expect(visitor.read()).toContain('Scheduled.')
  expect(visitor.texts('[aria-label="Scheduled"] > li')).toEqual([
    expect.stringMatching(
      /Publish revision 1 on .*9:30 AM GMT\+11.*As it was looked at last it could not go: Publish the facts/s,
    ),
  ])
  await visitor.open(`/office/content/article/en/${path}`)
  expect(visitor.read()).toMatch(/Revision 1 goes out on .*9:30 AM GMT\+11/)
  await visitor.open(`/office/content/article?q=${path.slice(13)}&state=scheduled`)
  expect(visitor.texts('[aria-label="Texts"] > li')).toEqual([expect.stringMatching(/English ?Scheduled/)])
  await visitor.open('/office/calendar')
  expect(visitor.read()).toContain('9:30 AM')
  expect(await statusOf(`/${path}`)).toBe(404)
  await visitor.open(scheduleOf('en', path))
  await visitor.press('Cancel')
  expect(visitor.read()).toContain('It is off the calendar.')
  expect(visitor.texts('[aria-label="Scheduled"] > li')).toEqual([])
})

test('times of the days on which the clocks change in Hobart are said, and one that comes twice is chosen', async () => {
  const staff = await openStaff(stage.testServer, 'Clock Editor', 'editor')
  const { visitor } = staff
  const path = await beginTimed(staff)
  await visitor.open(scheduleOf('en', path))
  for (const [typed, sentence] of [
    ['2027-10-03T02:30', '2027-10-03 02:30 does not exist in Australia/Hobart'],
    ['2026-02-31T10:00', 'Enter a day and a time'],
    ['99999-01-01T10:00', 'Enter a day and a time'],
    ['2020-01-01T10:00', 'That moment has passed'],
    ['2031-01-01T10:00', 'more than two years away'],
    ['2027-04-04T02:30', 'comes twice in Australia/Hobart'],
  ] as const) {
    visitor.fill('Publish at', typed)
    await visitor.press('Publish then')
    expect(visitor.read()).toContain(sentence)
    expect(visitor.find('Publish at').val()).toBe(typed)
  }
  visitor.check('Second, Apr 4, 2027, 2:30 AM GMT+10')
  await visitor.press('Publish then')
  expect(visitor.texts('[aria-label="Scheduled"] > li')).toEqual([
    expect.stringContaining('Apr 4, 2027, 2:30 AM GMT+10'),
  ])
})

test('a bundle goes out whole, by a press, when nothing holds it back; until then it says what does', async () => {
  const staff = await openStaff(stage.testServer, 'Bundle Editor', 'editor')
  const { visitor } = staff
  const path = await beginTimed(staff)
  const name = `Spring ${path.slice(-8)}`
  await visitor.open(scheduleOf('en', path))
  visitor.fill('New bundle', name)
  await visitor.press('Begin it')
  expect(visitor.texts('h1')).toEqual([name])
  await visitor.press('Publish all now')
  expect(visitor.read()).toContain('Publish the facts first.')
  expect(await statusOf(`/${path}`)).toBe(404)
  visitor.fill('Search texts', 'no such leaf anywhere')
  await visitor.press('Find')
  expect(visitor.read()).toContain('No text fits these words.')
  visitor.fill('Search texts', path.slice(-8))
  await visitor.press('Find')
  expect(visitor.texts('[aria-label="Texts found"] > li')).toEqual([expect.stringContaining('A timed leaf')])
  await visitor.press('Add to the bundle')
  expect(visitor.read()).toContain('Choose at least one part of a text.')
  visitor.check(`input[value="facts ${path}"]`)
  await visitor.press('Add to the bundle')
  expect(visitor.texts('[aria-label="Texts of the bundle"] > li')).toHaveLength(2)
  await visitor.press('Publish all now')
  expect(visitor.read()).toContain('Done: visitors see all of it now.')
  await expect.poll(() => statusOf(`/${path}`)).toBe(200)
  await visitor.open('/office/bundles?done=1')
  expect(visitor.read()).toContain(name)
  await visitor.open('/office/calendar')
  expect(visitor.read()).toContain('Bundle of 2 texts')
})

test('who may not publish sees what is scheduled, and no button that would be refused', async () => {
  const staff = await openStaff(stage.testServer, 'Planning Editor', 'editor')
  const path = await beginTimed(staff)
  const { visitor } = await openStaff(stage.testServer, 'Looking Translator', 'translator')
  await visitor.open(scheduleOf('en', path))
  expect(visitor.read()).toContain('It is not yours to publish.')
  expect(visitor.texts('main button')).toEqual([])
  await visitor.open('/office/bundles')
  expect(visitor.texts('main form')).toEqual([])
  await visitor.open('/office/calendar')
  expect(visitor.status).toBe(200)
  await visitor.open('/office/bundles/no-such-bundle')
  expect(visitor.status).toBe(404)
})

test('by keyboard: a text goes out while its editor is open, which saves over it and says so; the next is scheduled', async () => {
  const staff = await openStaff(stage.testServer, 'Keyboard Planner', 'editor')
  const path = await beginTimed(staff)
  await staff.visitor.open(`/office/content/article/facts/${path}`)
  await staff.visitor.press('Publish Facts')
  const cookies = { office: staff.visitor.cookie('office') }
  const page = await stage.arrive(`/office/content/article/en/${path}`, { cookies })
  const text = page.getByRole('textbox', { name: 'Text in English', exact: true })
  await text.waitFor()
  // What goes out is published here without scripts, as a job or a colleague would.
  await staff.visitor.open(scheduleOf('en', path))
  await staff.visitor.press('Publish now')
  await expect.poll(() => statusOf(`/${path}`)).toBe(200)
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(' And rests.')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page
    .getByText('Saved. Visitors do not see it before it is published. Meanwhile revision 1 went out.')
    .waitFor()
  await page.getByRole('link', { name: 'Schedule', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Publish', exact: true }).waitFor()
  await page.getByLabel('Publish at').fill('2027-04-03T14:45')
  await page.getByLabel('Publish at').press('Enter')
  await page.getByText('Publish revision 2').waitFor()
  await page.goto('/office/calendar')
  await hydrated(page)
  await page.getByRole('heading', { name: 'Calendar' }).waitFor()
  const item = page.locator('li', { hasText: '2:45 PM' })
  await item.getByRole('link', { name: 'A timed leaf' }).first().press('Enter')
  await page.getByRole('heading', { name: 'Publish', exact: true }).waitFor()
})

test('nothing of the schedule sticks out at any width, and axe finds nothing', async () => {
  const staff = await openStaff(stage.testServer, 'Measuring Planner', 'editor')
  const path = await beginTimed(staff)
  const { visitor } = staff
  await visitor.open(scheduleOf('en', path))
  visitor.fill('Publish at', inTwoMonths('10:00'))
  await visitor.press('Publish then')
  visitor.fill('New bundle', `A name without an end ${'long'.repeat(12)}`)
  await visitor.press('Begin it')
  const bundle = /\/bundles\/[\w-]+/.exec(visitor.path)?.[0] ?? ''
  const page = await stage.open('/robots.txt', { cookies: { office: visitor.cookie('office') } })
  const paths = [`${scheduleOf('en', path).slice(7)}`, '/bundles', bundle, '/calendar']
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])
})

test('the search for texts of a bundle asks when the words rest, and at once for Enter', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Searching Planner', 'editor')
  await visitor.open('/office/bundles')
  visitor.fill('Name', 'Searched')
  await visitor.press('Begin a bundle')
  const page = await stage.arrive(visitor.path, { cookies: { office: visitor.cookie('office') } })
  const asked: (string | null)[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(searchParams.get('q'))
  })
  const field = page.getByLabel('Search texts')
  await typeAtOnce(field, 'never grey')
  await page.getByText('1 found').waitFor()
  expect(asked).toEqual(['never grey'])
  // The answer comes after the words have rested.
  await page.route('**/bundles/*.data*', delayed(400))
  await field.fill('no such words')
  await field.press('Enter')
  await page.getByText('No text fits these words.').waitFor()
  await page.waitForTimeout(300)
  expect(asked).toEqual(['never grey', 'no such words'])
})
