import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { becomes, focused, openStage } from '../journeys/stage.ts'
import { readMails, textOf } from '../mails.ts'
import { uniqueAddress } from '../unique.ts'
import { attachFile, openStaff, receiveRequest, uniqueName } from './staff.ts'

const stage = openStage()
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84' } })
  .png()
  .toBuffer()
const saved = '「最近削除した項目」をご覧ください。'

/** A Japanese request with a file, and a saved reply for it in Japanese and English. */
async function begin(name: string) {
  const { testServer } = stage
  const staff = await openStaff(testServer, name, 'support')
  const email = uniqueAddress('mio')
  const reference = await receiveRequest(testServer, {
    ...{ locale: 'jp', name: '田中 澪', email },
    question: 'レイヤーが消えてしまいました。',
  })
  await attachFile(testServer, reference, { name: 'スクリーン.png', bytes: picture })
  const { visitor } = staff
  const title = `${uniqueName('').trim()} layers`
  await visitor.open('/office/saved-replies?id=new')
  visitor.fill('Name', title)
  visitor.fill('English', 'Look in Recently Deleted.')
  visitor.fill('Japanese', saved)
  await visitor.press('Save')
  const path = `/office/inbox/requests/${reference.toLowerCase()}`
  return { ...staff, email, reference, title, path }
}

/** The one mail that has left, with the saved reply in it; it was not sent twice. */
async function expectOneMail(email: string) {
  const mails = () => readMails(stage.testServer, email)
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1)
  expect(textOf((await mails())[0] ?? '')).toContain(saved)
}

test('a request with a file is read, answered in Japanese with a saved reply and a picture, undone, sent and closed: by keys alone', async () => {
  const { visitor, email, path, title } = await begin('Answering Keys')
  const page = await stage.open('/office/login', { cookies: { office: visitor.cookie('office') } })
  await page.goto(path)
  await hydrated(page)
  const { keyboard } = page
  const tabTo = async (name: string) => {
    for (let tabs = 0; tabs < 40 && !(await focused(page))?.startsWith(name); tabs++)
      await keyboard.press('Tab')
    expect(await focused(page)).toContain(name)
  }
  await tabTo('スクリーン.png')
  const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
  expect([download.suggestedFilename(), await readFile(await download.path())]).toEqual([
    'スクリーン.png',
    picture,
  ])

  await page.evaluate(() => (document.activeElement as HTMLElement)?.blur())
  await keyboard.press('.')
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'saved-reply')
  await keyboard.type(title)
  await page.getByText('Enter inserts it.').waitFor()
  expect(await page.locator('#reply-text').inputValue()).toBe('')
  await keyboard.press('Enter')
  const text = page.locator('#reply-text')
  await becomes(() => text.inputValue(), saved)
  await page.locator('#reply input[type="file"]').focus()
  const choosing = page.waitForEvent('filechooser')
  // The renderer answers after it has turned the interception on; a key press overtakes that.
  await becomes(() => page.evaluate(() => (document.activeElement as HTMLInputElement).type), 'file')
  await keyboard.press('Enter')
  const chooser = await choosing
  await chooser.setFiles({ name: 'recently-deleted.png', mimeType: 'image/png', buffer: picture })
  await page.locator('[name="uploads"]').waitFor({ state: 'attached' })
  await text.focus()
  await keyboard.press('Control+End')
  await keyboard.type(' お試しください。')
  await keyboard.press('Control+Enter')
  await page.getByText('The reply leaves in a moment.').waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement)?.blur())
  await keyboard.press('u')
  await becomes(() => text.inputValue(), `${saved} お試しください。`)
  await page.getByRole('button', { name: 'Remove recently-deleted.png' }).waitFor()
  await keyboard.press('r')
  await keyboard.press('Control+Enter')
  await page
    .getByRole('list', { name: 'Thread' })
    .getByRole('link', { name: 'recently-deleted.png' })
    .waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement)?.blur())
  await keyboard.press('e')
  await page.waitForURL(url => url.pathname !== path)
  await expectOneMail(email)
  await visitor.open(path)
  expect(visitor.read('article header')).toContain('Closed')
})

test('so it is without scripts', async () => {
  const { visitor, email, path, title } = await begin('Answering Plainly')
  await visitor.open(path)
  const file = await visitor.fetch(String(visitor.find('a[download]').attr('href')))
  expect(Buffer.from(await file.arrayBuffer())).toEqual(picture)
  visitor.fill('#reply-text', 'こんにちは。')
  visitor.select('#saved-reply', title)
  await visitor.press('Insert')
  expect(visitor.find('#reply-text').val()).toBe(`こんにちは。\n\n${saved}`)
  const form = new FormData()
  for (const { name, value } of visitor.find('#reply').serializeArray()) form.append(name, value)
  form.append('files', new File([new Uint8Array(picture)], 'recently-deleted.png'))
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  expect((await visitor.fetch(path, { method: 'POST', headers, body: form })).status).toBe(302)
  await visitor.open(path)
  await visitor.press('Undo u')
  expect(visitor.find('#reply-text').val()).toBe(`こんにちは。\n\n${saved}`)
  expect(visitor.read('#reply')).toContain('recently-deleted.png')
  await visitor.press('Send and close')
  await visitor.open(path)
  expect(visitor.read('article header')).toContain('Closed')
  expect(visitor.read('[aria-label="Thread"]')).toContain('recently-deleted.png')
  await expectOneMail(email)
})
