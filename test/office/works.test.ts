import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import asked from '../../contract/requests/made-with/copy/en.ts'
import show from '../../site/pages/made-with/show/copy/en.ts'
import sending from '../../ui/submission/copy/en.ts'
import { createVisitor } from '../cookie-jar.ts'
import { openStage } from '../journeys/stage.ts'
import { linkInMail } from '../mails.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { uniqueAddress } from '../unique.ts'
import { openStaff } from './staff.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('a picture that a reader sends is looked at, described and hung in every language, and comes down when its maker takes it back', async () => {
  const email = uniqueAddress('ines')
  const title = 'A hill of one color'
  const visitor = createVisitor(server)
  const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#4a7c59' } })
    .withExif({ IFD0: { Make: 'Secret camera' } })
    .jpeg()
    .toBuffer()
  const send = async (more: Record<string, string | File>) => {
    const body = new FormData()
    const fields = { title, alt: '緑の丘。', app: 'pocket', medium: 'flat', name: 'Ines', email }
    for (const [name, value] of Object.entries({
      ...fields,
      age: '16',
      licence: 'wall',
      rights: 'on',
      consent: 'on',
      ...more,
    }))
      body.append(name, value)
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    return visitor.fetch('/jp/made-with/show', { method: 'POST', headers, body })
  }
  const hiddenIn = (html: string, name: string) =>
    new RegExp(`type="hidden" name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const first = await (await send({ files: new File([picture], 'hill.jpg') })).text()
  await new Promise(resolve => setTimeout(resolve, 1600))
  const sent = await send({ captcha: hiddenIn(first, 'captcha'), uploads: hiddenIn(first, 'uploads') })
  const reference = /sent=(W-\w+)/.exec(sent.headers.get('location') ?? '')?.[1] ?? ''
  expect(reference).toMatch(/^W-/)
  const isShown = async (locale: string) =>
    (await (await server.fetch(`${locale}/made-with`)).text()).includes(title)
  expect(await isShown('')).toBe(false)

  const { visitor: staff } = await openStaff(server, 'Press One', 'press')
  await staff.open('/office/works')
  await staff.press(`Prepare the picture of ${reference}`)
  await expect
    .poll(
      async () => {
        await staff.open('/office/works')
        return staff.read('main')
      },
      { timeout: 30_000 },
    )
    .toContain(`Hang ${reference}`)
  await staff.press(`Hang ${reference}`)
  expect(staff.read('[role="alert"]')).toContain('in all three languages')
  staff.fill('[name="alt_en"]', 'A green hill.')
  staff.fill('[name="alt_cn"]', '一座绿色的山丘。')
  expect(await isShown('')).toBe(false)
  await staff.press(`Hang ${reference}`)
  for (const locale of ['', '/cn', '/jp'])
    await expect.poll(() => isShown(locale), { timeout: 10_000 }).toBe(true)

  const path = await linkInMail(server, email, `/jp/support/requests/${reference.toLowerCase()}`)
  const opened = await visitor.open(path)
  const token = hiddenIn(opened.html, 'token')
  const body = new URLSearchParams({ intent: 'withdraw', token })
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  expect((await visitor.fetch(opened.at, { method: 'POST', headers, body })).status).toBe(303)
  for (const locale of ['', '/cn', '/jp'])
    await expect.poll(() => isShown(locale), { timeout: 10_000 }).toBe(false)
})

const stage = openStage()

test('by keyboard, a file that is no picture and a form without rights, age and license are refused, and what was typed stays', async () => {
  const page = await stage.arrive('/made-with/show')
  const field = (name: keyof typeof asked.fields) => page.getByLabel(asked.fields[name], { exact: true })
  await field('title').focus()
  await page.keyboard.type('A hill of one color')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A green hill.')
  const files = page.locator('input[type="file"]')
  await files.setInputFiles({ name: 'hill.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await page.locator('[data-state="failed"]').waitFor()
  await page.getByRole('button', { name: show.submit }).focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('main').getByRole('alert')
  await summary.waitFor()
  const faults = await summary.innerText()
  for (const name of ['uploads', 'age', 'licence', 'rights', 'consent', 'email'] as const)
    expect(faults).toContain(`${asked.fields[name]}: ${sending.reasons.required}`)
  expect([await field('title').inputValue(), await field('alt').inputValue()]).toEqual([
    'A hill of one color',
    'A green hill.',
  ])
  await page.getByRole('radio', { name: asked.options.age.guardian }).focus()
  await page.keyboard.press('Space')
  expect(await page.getByRole('radio', { name: asked.options.age.guardian }).isChecked()).toBe(true)
})
