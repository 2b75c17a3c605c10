import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import askedEn from '../../contract/requests/education/copy/en.ts'
import askedJp from '../../contract/requests/education/copy/jp.ts'
import pageCn from '../../site/pages/education/copy/cn.ts'
import pageEn from '../../site/pages/education/copy/en.ts'
import pageJp from '../../site/pages/education/copy/jp.ts'
import sendingJp from '../../ui/submission/copy/jp.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { queryHtml } from '../html.ts'
import { linkInMail, readMails } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { openStage } from './stage.ts'

const stage = openStage({ server: {} })
const read = async (path: string) => queryHtml(await (await stage.testServer.fetch(path)).text())

test('lessons are found by age, subject and app, and what is unknown filters nothing', async () => {
  const titles = async (query: string) => (await read(`/education${query}`)).texts('#lessons li h3')
  expect(await titles('')).toHaveLength(18)
  expect(await titles('?age=5-8&subject=science')).toEqual([
    'A moon diary',
    'From seed to tree in eight pages',
  ])
  expect(await titles('?app=pocket')).toHaveLength(2)
  expect(await titles('?age=nine&subject=%3Cb%3E&app=')).toHaveLength(18)
  const none = await read('/cn/education?age=17&subject=maths')
  expect(none.text('#lessons [role="status"]')).toBe(pageCn.lessons.none)
})

test('an address opens a lesson, within a filter too, and one that is unknown opens none', async () => {
  const opened = async (query: string) => (await read(`/education${query}`)).count('#lessons li ol > li')
  expect(await opened('')).toBe(0)
  const page = await read('/education?age=5-8')
  const [first = ''] = page.attributes('#lessons li h3 a', 'href')
  expect(await opened(first.replace('/education', '').replace(/#.*/, ''))).toBeGreaterThan(2)
  expect(await opened('?lesson=No such lesson')).toBe(0)
  expect(await opened('?age=17&lesson=moon-diary')).toBe(0)
  const moved = await stage.testServer.fetch('/jp/education?lesson=no-such-lesson', { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/jp/education/no-such-lesson'])
  expect((await stage.testServer.fetch('/jp/education/no-such-lesson')).status).toBe(404)
})

test('a lesson has a page of its own with its sheet, and leads to others', async () => {
  const opened = await read('/cn/education?lesson=five-values')
  const steps = (page: typeof opened) => page.texts('ol > li')
  const page = await read('/cn/education/five-values')
  expect(page.text('h1')).toBe('五个灰就够')
  expect(steps(page).filter(step => steps(opened).includes(step)).length).toBeGreaterThan(2)
  expect(page.attributes('main a', 'href')).toContain('/cn/education/worksheets/values')
  expect(page.count('nav[aria-labelledby="near"] li')).toBe(3)
})

test('each worksheet is a page with a drawing, and no other is', async () => {
  const sheets = (await read('/jp/education')).attributes('#sheets a', 'href')
  expect(sheets).toHaveLength(5)
  for (const sheet of sheets) expect((await read(sheet)).count('article svg path')).toBeGreaterThan(0)
  expect((await stage.testServer.fetch('/education/worksheets/none')).status).toBe(404)
})

test('without scripts the question takes one press more, and its page takes what is added', async () => {
  const { ask } = pageJp
  const { fields, options } = askedJp
  const email = uniqueAddress('school')
  const visitor = createFormVisitor(stage.testServer)
  await visitor.open('/jp/education')
  visitor.fill(fields.name, 'Mio')
  visitor.fill(fields.email, email)
  visitor.fill(fields.email2, email)
  visitor.fill(fields.school, '港町小学校')
  visitor.select(fields.role, options.role.teacher)
  visitor.fill(fields.country, '日本')
  visitor.select(fields.devices, options.devices['10-49'])
  visitor.fill(fields.message, '三十台で使えますか。')
  visitor.check('#school-terms')
  await visitor.press(ask.submit)
  expect(visitor.read()).toContain(sendingJp.oncemore)
  expect(visitor.find(fields.message).val()).toBe('三十台で使えますか。')
  await sleep(1600)
  await visitor.press(ask.submit)
  expect(visitor.read()).toContain(ask.done)
  await expect.poll(() => readMails(stage.testServer, email), { timeout: 15_000 }).toHaveLength(1)
  const [reference = ''] = /E-[2-9A-Z]{8}/.exec(visitor.read()) ?? []
  const link = await linkInMail(stage.testServer, email, `/jp/support/requests/${reference.toLowerCase()}`)
  await visitor.open(link.replace(stage.testServer.origin, ''))
  expect(visitor.read()).toContain('港町小学校')
})

test('a school asks by keyboard alone', async () => {
  const { ask } = pageEn
  const { fields } = askedEn
  const email = uniqueAddress('keys')
  const page = await stage.arrive('/education')
  const { keyboard } = page
  const typeInto = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus()
    await keyboard.type(text)
  }
  for (const [label, text] of [
    [fields.name, 'Ada'],
    [fields.email, email],
    [fields.email2, 'other@example.com'],
    [fields.school, 'A sample school'],
    [fields.role, 'I teach'],
    [fields.country, 'Australia'],
    [fields.devices, '10 to 49'],
    [fields.message, 'Can two classes share them?'],
  ] as const)
    await typeInto(label, text)
  await page.locator('#school-terms').press('Space')
  await page.getByRole('button', { name: ask.submit }).press('Enter')
  const summary = page.locator('#question').getByRole('alert')
  await summary.getByRole('link', { name: "Confirm email: Email address doesn't match" }).press('Enter')
  await keyboard.press('Control+A')
  await keyboard.type(email)
  await page.getByRole('button', { name: ask.submit }).press('Enter')
  await page.getByRole('heading', { name: ask.done }).waitFor()
  await expect.poll(() => readMails(stage.testServer, email), { timeout: 15_000 }).toHaveLength(1)
})
