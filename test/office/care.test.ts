import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Tables } from '../../server/services/tables.ts'
import { addRows } from '../rows.ts'
import { sharedServer } from '../shared-server.ts'
import type { TestServer } from '../test-server.ts'
import { openStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

test('what the crawl found is shown with its text and left alone with a reason; care and the first screen tell of it', async () => {
  const { db, close } = await openDatabase<Tables>(server.settings.database)
  const since = '2026-11-01T00:00:00.000Z'
  const facts = { since, asked_at: null, total: 1 }
  const dead = 'https://gone.example/care-one'
  await addRows(db, 'site_faults', [
    {
      ...facts,
      kind: 'outside',
      target: dead,
      advice: 'There is no such page (404).',
      pages: '["/jp/insight/2024/weight-in-a-walk"]',
    },
    { ...facts, kind: 'title', target: '/jp/press', advice: 'It has none.', pages: '["/jp/press"]' },
  ])
  await close()
  const { visitor } = await openStaff(server, 'Care One', 'editor')
  await visitor.open('/office/care')
  expect(visitor.read('#links')).toContain(`${dead}A dead link to another site, on 1 page.`)
  expect(visitor.read('#pages')).toContain('/jp/press')
  expect(visitor.read()).toContain('The crawl of the site is switched off')
  await visitor.open('/office')
  expect(visitor.read('[aria-labelledby="others"]')).toMatch(/\d+ things of the site need a look/)
  await visitor.open('/office/site/links?view=site&kind=outside&language=jp')
  const row = () => visitor.read('[aria-label="On the site"]')
  expect(row()).toContain(dead)
  expect(visitor.count('[href="/office/content/translate/article/jp/insight/2024/weight-in-a-walk"]')).toBe(1)
  await visitor.press('Check again')
  expect(visitor.read()).toContain('the crawl of other sites is switched off here')
  expect(row()).toContain(dead)
  visitor.fill('Why', 'An old poster')
  await visitor.press('Leave it alone')
  expect(visitor.read()).toContain('Nothing fits this filter.')
  await visitor.open('/office/site/links?view=site&alone=1')
  expect(row()).toContain('“An old poster”')
  await visitor.press('Look after it again')
  await visitor.open('/office/site/links?view=site')
  expect(row()).toContain(dead)
  const { visitor: translator } = await openStaff(server, 'Care Two', 'translator')
  await translator.open('/office/site/links?view=site')
  expect(translator.count('main form[method="post"]')).toBe(0)
})

test('support has no such room; the mail is turned on with a press', async () => {
  const { visitor } = await openStaff(server, 'Care Three', 'support')
  await visitor.open('/office/care')
  expect(visitor.status).toBe(403)
  await visitor.open('/office/me')
  await visitor.press('Turn it on')
  expect(visitor.read('#waiting')).toContain('is on')
})
