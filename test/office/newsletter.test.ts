import { expect, test } from 'vitest'
import { newId } from '../../platform/identity.ts'
import { hydrated } from '../browser.ts'
import { queryHtml, queryXml } from '../html.ts'
import { openStage } from '../journeys/stage.ts'
import { readMails, textOf } from '../mails.ts'
import { addRows } from '../rows.ts'
import { findingsOf } from './findings.ts'
import { confirmWho, onDatabase, openStaff, uniqueName } from './staff.ts'

// Issues are in the archive of every page: a server of its own.
const stage = openStage({ server: {} })
type Visitor = Awaited<ReturnType<typeof openStaff>>['visitor']

const read = async (path: string) => (await stage.testServer.fetch(path)).text()
const field = (language: string, name: string) => `[name="${language}.${name}"]`

/** An issue in English and Japanese, which Chinese readers get in English. */
async function write(visitor: Visitor, subject: string, text = 'One brush more. [Read on](page:/press)') {
  await visitor.open('/office/newsletter')
  await visitor.press('New issue')
  const address = visitor.path.split('?')[0] ?? ''
  visitor.fill(field('en', 'subject'), subject)
  visitor.fill(field('en', 'text'), text)
  visitor.fill(field('jp', 'subject'), `${subject} 日本語`)
  visitor.fill(field('jp', 'text'), '新しいブラシです。')
  visitor.check('[name="in_english"][value="cn"]')
  await visitor.press('Save')
  expect(visitor.read('[role="status"]')).toContain('Saved.')
  return address
}

const addReader = (email: string, locale: 'en' | 'cn' | 'jp') =>
  onDatabase(stage.testServer, async db => {
    const at = '2026-01-01T00:00:00.000Z'
    const row = { id: newId(), email, email_key: email, locale, tags: '[]', created_at: at, confirmed_at: at }
    await addRows(db, 'subscribers', [row])
  })

test('without scripts: written, approved by a second person, sent, and read in the archive in three languages', async () => {
  const [author, second] = [
    await openStaff(stage.testServer, uniqueName('Letter Author'), 'editor'),
    await openStaff(stage.testServer, uniqueName('Letter Second'), 'editor'),
  ]
  await addReader('lin@letters.example', 'cn')
  await addReader('mio@letters.example', 'jp')
  expect(await read('/newsletter/archive')).toContain('No letter has gone out yet.')
  const subject = uniqueName('November')
  const address = await write(author.visitor, subject)
  await author.visitor.press('Ask for approval of version 2')
  expect(author.visitor.read('main')).toContain('You saved this version: somebody else approves it.')

  await second.visitor.open('/office')
  expect(second.visitor.read('[aria-labelledby="others"]')).toMatch(/newsletter waits? for your approval/)
  await second.visitor.open(`${address}?view=preview&language=cn`)
  expect(second.visitor.read('main')).toContain('These readers get English.')
  const frame = await second.visitor.fetch(
    second.visitor.find('iframe[title$="640 pixels, dark"]').attr('src') ?? '',
  )
  expect(frame.headers.get('content-security-policy')).toContain('sandbox')
  expect(await frame.text()).toContain(subject)
  await second.visitor.open(`${address}?view=readers`)
  expect(second.visitor.texts('[aria-label="Readers"] tbody tr:first-child td')).toEqual(['0', '1', '1', '2'])
  await second.visitor.open(address)
  await second.visitor.press('Approve version 2')
  await confirmWhoIsThere(second)
  await second.visitor.open(address)
  await second.visitor.press('Send now')
  expect(second.visitor.read('main')).toMatch(/It goes out now|Sent/)

  const mailTo = async (to: string) => (await readMails(stage.testServer, to)).map(textOf)
  await expect.poll(async () => (await mailTo('mio@letters.example')).length, { timeout: 20_000 }).toBe(1)
  await expect.poll(async () => (await mailTo('lin@letters.example')).length, { timeout: 20_000 }).toBe(1)
  const [raw = ''] = await readMails(stage.testServer, 'mio@letters.example')
  const archived = /\/jp\/newsletter\/archive\/[\d-]+/.exec(raw.replaceAll('=\r\n', ''))?.[0] ?? ''
  const letter = async (path: string) => {
    const html = await read(path)
    expect(html).not.toContain('preferences?token')
    return queryHtml(html)
  }
  expect((await letter(archived)).text('h1')).toBe(`${subject} 日本語`)
  const chinese = await letter(archived.replace('/jp', '/cn'))
  expect([chinese.text('h1'), chinese.attribute('h1', 'lang')]).toEqual([subject, 'en-US'])
  expect(chinese.text('main')).toContain('还没有中文版')
  const english = await letter(archived.replace('/jp', ''))
  expect(english.attributes('link[rel="alternate"][hreflang]', 'hreflang')).toEqual([
    'en-US',
    'ja',
    'x-default',
  ])

  await expect.poll(() => read('/newsletter/archive'), { timeout: 20_000 }).toContain(subject)
  expect(await read('/cn/newsletter/archive')).not.toContain(subject)
  expect(queryXml(await read('/jp/newsletter/archive/feed.xml')).texts('entry > title')).toEqual([
    `${subject} 日本語`,
  ])
  const map = await read('/sitemap-newsletter.xml')
  expect(map).toContain(archived)
  expect(map).not.toContain(archived.replace('/jp', '/cn'))
  await second.visitor.open(address)
  expect(second.visitor.texts('[aria-label="Results"] tbody tr:last-child td')).toEqual(['2', '2', '0', '0'])
  expect((await stage.testServer.fetch('/newsletter/archive/2020-01-01')).status).toBe(404)
})

/** Confirms who somebody is, for what is sensitive. */
async function confirmWhoIsThere(staff: Awaited<ReturnType<typeof openStaff>>) {
  await staff.visitor.open('/office/me')
  await confirmWho(staff)
}

test('what two write at once comes together; what is typed is kept, and the screens have no finding', async () => {
  const [one, other] = [
    await openStaff(stage.testServer, uniqueName('Letter One'), 'editor'),
    await openStaff(stage.testServer, uniqueName('Letter Other'), 'administrator'),
  ]
  const subject = uniqueName('December')
  const address = await write(one.visitor, subject, '<b>bold</b>')
  expect(one.visitor.read('[aria-label="What is missing"]')).toContain('English, line 1')
  await other.visitor.open(address)
  one.visitor.fill(field('en', 'text'), 'Ada’s words.')
  await one.visitor.press('Save')
  other.visitor.fill(field('en', 'text'), 'Ben’s words.')
  other.visitor.fill(field('jp', 'preheader'), '冬の便り')
  await other.visitor.press('Save')
  expect(other.visitor.status).toBe(409)
  expect(other.visitor.find(field('en', 'text')).text().trim()).toBe('Ben’s words.')
  expect(other.visitor.read('details')).toContain('Ada’s words.')
  await other.visitor.press('Save')
  expect(other.visitor.find(field('jp', 'preheader')).attr('value')).toBe('冬の便り')

  const page = await stage.arrive('/office', { cookies: { office: one.visitor.cookie('office') } })
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.getByRole('link', { name: subject }).click()
  const preheader = page.getByLabel('Preheader in English')
  await preheader.fill('Kept while it is typed')
  await page.getByText(/Copy kept/).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Go on with it' }).click()
  await hydrated(page)
  expect(await preheader.inputValue()).toBe('Kept while it is typed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect(await preheader.inputValue()).toBe('Kept while it is typed')
  const id = address.slice('/office'.length)
  const paths = ['/newsletter', id, `${id}?view=preview`, `${id}?view=readers`]
  expect(await findingsOf(page, { paths, widths: [1440, 823, 360] })).toEqual([])
})
