import { expect, test } from 'vitest'
import { openStage } from '../journeys/stage.ts'
import { beginListedArticle, saveText } from './articles.ts'
import { findingsOf } from './findings.ts'
import { openStaff } from './staff.ts'

const stage = openStage({ server: {} })
type Staff = Awaited<ReturnType<typeof openStaff>>

const field = 'Text in English, Markdown'

/** An article with published facts and the revisions of its English text; resolves to its path. */
async function beginPast(staff: Staff, ...bodies: readonly string[]): Promise<string> {
  const path = await beginListedArticle(staff, 'past')
  for (const body of bodies) {
    await saveText(staff, `/office/content/article/en/${path}`, {
      title: 'A leaf with a past',
      description: 'It has been written before.',
      body,
      note: `Now ${body.length} long`,
    })
    expect(staff.visitor.read()).toContain('Saved.')
  }
  return path
}

const historyOf = (path: string, part = 'en') => `/office/content/history/article/${part}/${path}`

test('without scripts: what each revision changed, any two compared, and an earlier one restored as the newest', async () => {
  const staff = await openStaff(stage.testServer, 'Past Editor', 'editor')
  const { visitor } = staff
  await beginPast(
    staff,
    'It fell at noon.\n\nAnd lay.',
    'It fell at dusk.\n\nAnd lay.',
    'It fell at **dusk**.',
  )
  await visitor.press('Publish English')
  await visitor.open(visitor.addressOf('History'))
  expect(visitor.texts('[aria-label="Revisions, newest first"] > li')).toEqual([
    expect.stringMatching(/^3 ?Past Editor.*Live.*“Now 20 long”/s),
    expect.stringMatching(/^2 ?Past Editor.*“Now 26 long”/s),
    expect.stringMatching(/^1 ?Past Editor/s),
  ])
  await visitor.open(visitor.addressOf('Changes of revision 2'))
  expect([visitor.texts('main del'), visitor.texts('main ins')]).toEqual([['noon'], ['dusk']])
  expect(visitor.read()).toContain('1 segment unchanged')
  expect(visitor.count('main ins, main del')).toBe(2)
  expect(visitor.find('[aria-labelledby="comparison"]').find('[lang="en-US"]').length).toBeGreaterThan(0)
  await visitor.open(visitor.addressOf('Changes of revision 3'))
  expect(visitor.read()).toMatch(/Formatting changed ?It fell at dusk\./)
  visitor.fill('From revision', '1')
  visitor.fill('to revision', '3')
  await visitor.press('Compare')
  expect(visitor.read('h2')).toBe('Revision 1 to 3')
  await visitor.open(visitor.addressOf('Text of revision 1'))
  expect(visitor.texts('main ins')).toContain('It fell at noon.')
  await visitor.press('Restore revision 1')
  expect(visitor.read()).toContain(
    'Revision 1 is saved again as revision 4, the newest. Visitors still see revision 3 until it is published.',
  )
  expect(visitor.texts('[aria-label="Revisions, newest first"] > li')[0]).toMatch(/^4 ?Past Editor, restored/)
  await visitor.open(visitor.addressOf('Write'))
  expect(visitor.find(field).val()).toBe('It fell at noon.\n\nAnd lay.')
})

test('a revision that is none, a foreign page of the list, and a restore that comes too late: a sentence', async () => {
  const staff = await openStaff(stage.testServer, 'Late Editor', 'editor')
  const { visitor } = staff
  const path = await beginPast(staff, 'One.', 'Two.')
  for (const query of ['from=1&to=99', 'from=<script>&to=2', `from=1&to=${'9'.repeat(500)}`, 'to=-1']) {
    await visitor.open(`${historyOf(path)}?${query}`)
    expect([visitor.status, visitor.read()]).toEqual([
      200,
      expect.stringContaining('There is no such revision'),
    ])
  }
  await visitor.open(historyOf(path))
  const other = await openStaff(stage.testServer, 'Quick Editor', 'editor')
  await other.visitor.open(historyOf(path))
  await other.visitor.press('Restore revision 1')
  await visitor.press('Restore revision 1')
  expect([visitor.status, visitor.read()]).toEqual([
    409,
    expect.stringContaining('Somebody else has saved since. Nothing was restored'),
  ])
  expect(visitor.texts('[aria-label="Revisions, newest first"] > li')).toHaveLength(3)
  const cookie = `office=${visitor.cookie('office')}`
  const { status } = await stage.testServer.fetch(historyOf(path), {
    method: 'POST',
    headers: { cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ act: 'nonsense' }),
  })
  expect(status).toBe(400)
  for (const address of ['diary/en/x', 'article/xx/x', 'article/en/insight/2026/no-such-leaf']) {
    await visitor.open(`/office/content/history/${address}`)
    expect(visitor.status).toBe(404)
  }
})

test('a text is archived in every language, found among the archived ones, and brought back', async () => {
  const staff = await openStaff(stage.testServer, 'Tidy Editor', 'editor')
  const { visitor } = staff
  const path = await beginPast(staff, 'It fell at noon.')
  await visitor.press('Publish English')
  const status = async () => (await stage.testServer.fetch(`/${path}`)).status
  await expect.poll(status).toBe(200)
  await visitor.open(historyOf(path))
  await visitor.press('Archive in every language')
  expect(visitor.read()).toContain('Archived: visitors see it in no language any more')
  await expect.poll(status).toBe(404)
  await visitor.open(`/office/content?archived=1&q=${path.slice(13)}`)
  expect(visitor.texts('[aria-label="Texts"] > li')).toHaveLength(1)
  await visitor.open(`/office/content/article/en/${path}`)
  expect(visitor.read()).toContain('This text is archived')
  await visitor.open(visitor.addressOf('Bring it back'))
  await visitor.press('Bring it back')
  expect(visitor.read()).toContain('Back in the lists.')
  await visitor.open('/office/content/handbook')
  await visitor.open(historyOf('handbook/procreate/layers').replace('article', 'handbook'))
  await visitor.press('Archive in every language')
  expect([visitor.status, visitor.read()]).toEqual([409, expect.stringContaining('stands below it.')])
})

test('who may not write or publish reads the history, and an unknown kind of texts is no list', async () => {
  const staff = await openStaff(stage.testServer, 'Writing Past', 'editor')
  const path = await beginPast(staff, 'One.', 'Two.')
  const { visitor } = await openStaff(stage.testServer, 'Reading Past', 'support')
  await visitor.open(historyOf(path))
  expect(visitor.texts('[aria-label="Revisions, newest first"] > li')).toHaveLength(2)
  expect(visitor.read()).not.toMatch(/Restore|Archive/)
  await visitor.open('/office/content/diary')
  expect(visitor.status).toBe(404)
})

test('by keyboard: the changes of a revision are opened and closed, and nothing sticks out at any width', async () => {
  const staff = await openStaff(stage.testServer, 'Looking Past', 'editor')
  const path = await beginPast(staff, 'It fell at noon.\n\nAnd lay.', 'It fell at dusk.\n\nAnd lay.')
  const page = await stage.arrive(historyOf(path), { cookies: { office: staff.visitor.cookie('office') } })
  await page.getByRole('link', { name: 'Changes of revision 2' }).press('Enter')
  await page.getByRole('heading', { name: 'Revision 1 to 2' }).waitFor()
  await page.getByRole('link', { name: 'Close' }).press('Enter')
  await page.getByRole('heading', { name: 'Revision 1 to 2' }).waitFor({ state: 'detached' })
  const paths = [historyOf(path), `${historyOf(path)}?from=1&to=2`].map(each => each.replace('/office', ''))
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])
})
