import { beforeAll, expect, test } from 'vitest'
import { hobartDay } from '../../services/admin/content/legal/hobart-day.ts'
import { addCounts } from '../../services/admin/statistics/add-counts.ts'
import { daysAfter } from '../../services/admin/statistics/spans.ts'
import { becomes, openStage } from '../journeys/stage.ts'
import { onDatabase, openStaff, receiveRequest } from './staff.ts'

// Its own server: it counts.
const stage = openStage({ server: {} })
const today = hobartDay(new Date())

beforeAll(async () => {
  const { testServer: server } = stage
  const visit = {
    lang: 'ja',
    page: '/press',
    depth: 70,
    referrer: 'www.example.org',
    vitals: { lcp: 4200, cls: 0 },
  }
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Mozilla/5.0 Firefox/150.0',
    Origin: server.origin,
  }
  const body = JSON.stringify(visit)
  for (const _ of [1, 2, 3])
    expect((await server.fetch('/api/admin/counts', { method: 'POST', headers, body })).status).toBe(200)
  await onDatabase(server, db =>
    addCounts(db as never, [
      { day: daysAfter(today, -40), kind: 'page', name: '/press', iso: 'ja', times: 12 },
      { day: daysAfter(today, -3), kind: 'referrer', name: '=1+1.example', iso: 'ja' },
    ]),
  )
  await receiveRequest(server, { name: 'Figures Request' })
})

test('what was counted is in charts with a name, a description and a table, and in files that no spreadsheet runs', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Figures One', 'support')
  await visitor.open('/office/figures')
  expect(visitor.read('[aria-label="Summary"]')).toMatch(/Pages read\s*3/)
  expect(visitor.texts('figure svg > title')).toContain('Pages read')
  expect(visitor.read('figure svg > desc')).toMatch(/^From .+\. Pages read: from 0 to 3, at the end 3\./)
  const rows = visitor.texts('[aria-label="Pages read, table"] tbody tr')
  expect([rows.length, rows.at(-1)?.endsWith('30'), rows.at(-2)?.endsWith('00')]).toEqual([30, true, true])
  expect(visitor.texts('[aria-label="Pages, table"] tbody tr')).toEqual(['/press31270%003'])
  expect(visitor.texts('[aria-label="Web vitals by page"] tbody tr')).toEqual([
    expect.stringMatching(/^\/pressJapanese4\.\d spoor · 3 ×–0\.00good · 3 ×$/),
  ])
  const csv = await visitor.fetch('/office/files/figures.csv?table=sites')
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="figures-sites-/)
  expect(await csv.text()).toContain(`"'=1+1.example","1","0"\r\n`)
  for (const table of ['reading', 'response-times', 'web-vitals', 'published'])
    expect((await visitor.fetch(`/office/files/figures.csv?table=${table}&period=24m`)).status).toBe(200)
  expect((await visitor.fetch('/office/files/figures.csv?table=staff')).status).toBe(404)
  await visitor.open('/office/figures?period=%3Cscript%3E')
  expect([visitor.status, visitor.texts('[aria-current="page"]')]).toEqual([
    200,
    expect.arrayContaining(['30 days']),
  ])
  for (const period of ['7d', '26w', '12m', '24m']) {
    await visitor.open(`/office/figures?period=${period}`)
    expect([visitor.status, visitor.count('figure') > 5]).toEqual([200, true])
  }
})

test('a role without an inbox sees neither forms nor response times', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Figures Two', 'translator')
  await visitor.open('/office/figures')
  expect(visitor.status).toBe(200)
  expect(visitor.texts('h2')).not.toContain('Forms')
  expect(visitor.texts('h2')).not.toContain('First reply')
  expect(visitor.texts('h2')).toContain('Sign-ups')
})

test('a chart is read point by point with the arrow keys', async () => {
  const staff = await openStaff(stage.testServer, 'Figures Keys', 'editor')
  const page = await stage.arrive('/office', { cookies: { office: staff.visitor.cookie('office') } })
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await page.getByRole('heading', { level: 1, name: 'Figures' }).waitFor()
  const slider = page.getByRole('slider', { name: 'Pages read: the point that is read out' })
  const said = () => slider.getAttribute('aria-valuetext')
  await becomes(async () => /so far · Pages read: 3/.test(String(await said())), true)
  await slider.press('ArrowLeft')
  await becomes(async () => /· Pages read: 0 ·/.test(String(await said())), true)
  await slider.press('End')
  await becomes(async () => /so far/.test(String(await said())), true)
})
