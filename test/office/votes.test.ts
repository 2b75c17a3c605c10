import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { unique } from '../unique.ts'
import { confirmWho, openStaff, rateHandbookPage } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

test('votes are filtered by a page’s address and lead to its comments, which are text alone', async () => {
  const path = `votes/${unique('one')}`
  await rateHandbookPage(server, { path, comment: '図がありません <b>' })
  await rateHandbookPage(server, { path })
  await rateHandbookPage(server, { path, helpful: true })
  const { visitor } = await openStaff(server, 'Votes One', 'translator')
  await visitor.open('/office')
  // In the navigation and among the rooms.
  expect(visitor.count('[href="/office/site/votes"]')).toBe(2)
  await visitor.open('/office/site/votes')
  visitor.select('Version', 'procreate 5X')
  visitor.select('Language', 'Japanese')
  visitor.fill('Page', `${server.settings.origin}/jp/handbook/procreate/5.3/${path}?from=mail`)
  await visitor.press('Show')
  expect(visitor.find('Page').attr('value')).toBe(path)
  expect(visitor.texts('tbody tr')).toEqual([`${path} procreate 5X211`])
  expect(visitor.find('a[href^="/handbook"]').attr('href')).toBe(`/handbook/procreate/5.1/${path}`)
  await visitor.open(String(visitor.find(`[aria-label="1 comment on ${path}"]`).attr('href')))
  const comments = visitor.read('[aria-label="Comments"]')
  expect(comments).toContain('No')
  expect(comments).toContain('図がありません <b>')
  expect([visitor.count('main [lang="ja"]'), visitor.count('main b')]).toEqual([1, 0])
  expect(visitor.read()).not.toContain('Download')
})

test('comments are on pages of fifty; what fits nothing says so; a cursor that is none leads to the top', async () => {
  const path = `votes/${unique('many')}`
  for (let count = 1; count <= 51; count++)
    await rateHandbookPage(server, { path, comment: `Comment ${count}.` })
  const { visitor } = await openStaff(server, 'Votes Two', 'editor')
  await visitor.open(`/office/site/votes?show=comments&path=${path}`)
  expect(visitor.texts('[aria-label="Comments"] > li')).toHaveLength(50)
  await visitor.open(visitor.addressOf('Next page'))
  expect(visitor.read('[aria-label="Comments"]')).toContain('Comment 1.')
  await visitor.open(visitor.addressOf('First page'))
  expect(visitor.path).toBe(`/office/site/votes?show=comments&path=${encodeURIComponent(path)}`)
  await visitor.open('/office/site/votes?path=votes/none&version=9.9')
  expect(visitor.read()).toContain('No reader has voted on a page that fits this filter.')
  await visitor.open(`/office/site/votes?show=comments&path=${path}&cursor=nonsense`)
  expect(visitor.path).toBe(`/office/site/votes?show=comments&path=${encodeURIComponent(path)}`)
})

test('they are exported by their filter after a confirmation; other roles may neither read nor export them', async () => {
  const path = `votes/${unique('export')}`
  await rateHandbookPage(server, { path, comment: '=1+1' })
  const staff = await openStaff(server, 'Votes Three', 'editor')
  const { visitor } = staff
  const screen = `/office/site/votes?show=votes&path=${encodeURIComponent(path)}`
  await visitor.open(`/office/files/ratings.csv?path=${path}`)
  expect(visitor.path).toBe(`/office/site/votes?path=${path}`)
  await confirmWho(staff)
  expect(visitor.path).toBe(screen)
  const csv = await visitor.fetch(String(visitor.find('[download]').attr('href')))
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="ratings-/)
  expect((await csv.text()).trimEnd().split('\r\n')).toEqual([
    expect.stringContaining('"comment"'),
    expect.stringContaining(`"5.1","${path}","ja","no","'=1+1"`),
  ])
  const { visitor: press } = await openStaff(server, 'Votes Four', 'press')
  await press.open('/office/site/votes')
  expect([press.status, press.read()]).toEqual([
    403,
    expect.stringContaining('None of your roles permits it.'),
  ])
  expect(press.read('nav')).not.toContain('Votes')
})
