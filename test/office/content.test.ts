import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { openStage } from '../journeys/stage.ts'
import { beginListedArticle, saveText } from './articles.ts'
import { findingsOf } from './findings.ts'
import { openStaff } from './staff.ts'

const stage = openStage({ server: {} })
type Staff = Awaited<ReturnType<typeof openStaff>>

const beginQuiet = (staff: Staff) => beginListedArticle(staff, 'quiet')
const write = (staff: Staff, path: string, body: string) =>
  saveText(staff, `/office/content/article/en/${path}`, {
    ...{ title: 'A quiet leaf', description: 'A leaf that nobody heard.', body },
  })

const statusOf = async (path: string) => (await stage.testServer.fetch(path)).status

test('without scripts, an article is begun, written, published, taken off the site, and found in the list', async () => {
  const staff = await openStaff(stage.testServer, 'Quiet Editor', 'editor')
  const { visitor } = staff
  const path = await beginQuiet(staff)
  await write(staff, path, 'It fell at noon.')
  expect(visitor.read()).toContain('Saved.')
  expect(await statusOf(`/${path}`)).toBe(404)
  await visitor.press('Publish English')
  await expect.poll(() => statusOf(`/${path}`)).toBe(200)
  expect(await (await stage.testServer.fetch(`/${path}`)).text()).toContain('It fell at noon.')
  await visitor.open('/office/content/article')
  visitor.fill('Title or path', path.slice(13))
  await visitor.press('Find')
  expect(visitor.texts('[aria-label="Texts"] > li')).toEqual([
    expect.stringMatching(/A quiet leaf.*Facts ?Live.*English ?Live.*Chinese ?Missing.*Japanese ?Missing/s),
  ])
  await visitor.open(`/office/content/article/en/${path}`)
  await visitor.press('Take English off the site')
  expect(visitor.read()).toContain('Off the site.')
  await expect.poll(() => statusOf(`/${path}`)).toBe(404)
})

test('a path that is taken or no address, facts and a text that do not parse: a sentence, and nothing typed is lost', async () => {
  const staff = await openStaff(stage.testServer, 'Careful Editor', 'editor')
  const { visitor } = staff
  const path = await beginQuiet(staff)
  await visitor.open('/office/content')
  for (const [typed, sentence] of [
    [path, 'There is an entry of this path.'],
    ['insight/no year', 'cannot be an address'],
  ] as const) {
    visitor.fill('Path', typed)
    await visitor.press('Begin')
    expect(visitor.read()).toContain(sentence)
    expect(visitor.find('Path').val()).toBe(typed)
  }
  await visitor.open(`/office/content/article/facts/${path}`)
  for (const [typed, sentence] of [
    ['{', 'The facts are no JSON object.'],
    ['{"date":"2025-03-01"}', 'date: should be in 2026'],
  ] as const) {
    visitor.fill('Facts of all languages, as JSON', typed)
    await visitor.press('Save')
    expect(visitor.read()).toContain(sentence)
    expect(visitor.find('Facts of all languages, as JSON').val()).toBe(typed)
  }
  await write(staff, path, 'A <b>bold</b> leaf')
  expect(visitor.read()).toContain('line 1')
  expect(visitor.find('Text in English, Markdown').val()).toBe('A <b>bold</b> leaf')
  expect(visitor.find('Title').val()).toBe('A quiet leaf')
})

test('two writers of one text: what does not touch is saved together, what does is shown', async () => {
  const [one, two] = [
    await openStaff(stage.testServer, 'Writer One', 'editor'),
    await openStaff(stage.testServer, 'Writer Two', 'editor'),
  ]
  const path = await beginQuiet(one)
  await write(one, path, 'First.\n\nSecond.\n\nThird.')
  await two.visitor.open(`/office/content/article/en/${path}`)
  await write(one, path, 'First, changed.\n\nSecond.\n\nThird.')
  two.visitor.fill('Text in English, Markdown', 'First.\n\nSecond.\n\nThird, changed.')
  await two.visitor.press('Save')
  expect(two.visitor.read()).toContain('Writer One has saved this text.')
  expect(two.visitor.find('Text in English, Markdown').val()).toBe('First.\n\nSecond.\n\nThird, changed.')
  await two.visitor.press('Save both together')
  expect(two.visitor.find('Text in English, Markdown').val()).toBe(
    'First, changed.\n\nSecond.\n\nThird, changed.',
  )
  await write(one, path, 'First of one.\n\nSecond.\n\nThird, changed.')
  two.visitor.fill('Text in English, Markdown', 'First of two.\n\nSecond.\n\nThird, changed.')
  await two.visitor.press('Save')
  expect(two.visitor.read()).toContain('Both changed the same words')
  expect(two.visitor.read()).toContain('First of one.')
})

test('a role that may not write reads, and begins nothing', async () => {
  const { visitor } = await openStaff(stage.testServer, 'Reading Staff', 'support')
  await visitor.open('/office/content')
  expect(visitor.read()).not.toContain('New text')
  await visitor.open('/office/content/article/en/insight/2026/one-leaf')
  expect(visitor.read()).toContain('This text is not yours to change.')
  await visitor.open('/office/content/article/en/insight/2026/no-such-leaf')
  expect(visitor.status).toBe(404)
})

test('segments that did not arrive whole, or are none, are refused and change nothing', async () => {
  const staff = await openStaff(stage.testServer, 'Broken Line', 'editor')
  const path = await beginQuiet(staff)
  await write(staff, path, 'It fell at noon.')
  const cookie = `office=${staff.visitor.cookie('office')}`
  for (const at of ['', 'writing/'])
    for (const segments of ['[{"kind":', '7', '[{"kind":"script"}]', '[null]']) {
      const fields = { 'body-segments': segments, title: 'Gone', act: 'save', version: '1' }
      const { status } = await stage.testServer.fetch(`/office/content/${at}article/en/${path}`, {
        method: 'POST',
        headers: { cookie, 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields),
      })
      expect([400, 422], `${at}${segments}`).toContain(status)
    }
  await staff.visitor.open(`/office/content/article/en/${path}`)
  expect(staff.visitor.find('Title').val()).toBe('A quiet leaf')
})

test('in the editor: what is typed is kept, comes back after a reload, and is published in Chinese alone', async () => {
  const staff = await openStaff(stage.testServer, 'Editor Hands', 'editor')
  const path = await beginQuiet(staff)
  const page = await stage.arrive(`/office/content/article/cn/${path}`, {
    cookies: { office: staff.visitor.cookie('office') },
    mayComplain: /status of 409/,
  })
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('一片叶')
  await page.getByLabel('Description').fill('没人听见的叶子。')
  const text = page.getByRole('textbox', { name: 'Text in Chinese', exact: true })
  await text.focus()
  await page.keyboard.insertText('正午落下。')
  await page.getByText(/^Copy kept \d+ s ago$/).waitFor()
  await page.reload()
  await page.getByText('it was not saved').waitFor()
  await page.getByRole('link', { name: 'Go on with it' }).click()
  await page.getByText('正午落下。').waitFor()
  await hydrated(page)
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('你看。')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Visitors').waitFor()
  // The source is the same text, and leads back.
  await page.getByRole('button', { name: 'Source', exact: true }).click()
  const source = page.getByRole('textbox', { name: 'Text in Chinese, Markdown' })
  expect((await source.inputValue()).trim()).toBe('正午落下。你看。')
  await page.getByRole('button', { name: 'Back to the text' }).click()
  await source.waitFor({ state: 'detached' })
  // The base of the next save is what was saved here.
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('风停了。')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('revision 2 by Editor Hands').waitFor()
  await page.getByRole('button', { name: 'Publish Chinese' }).click()
  await page.getByText('Published: visitors').waitFor()
  const read = async (address: string) => (await stage.testServer.fetch(address)).text()
  await expect.poll(() => read(`/cn/${path}`)).toContain('正午落下。你看。风停了。')
  expect(await statusOf(`/jp/${path}`)).toBe(404)
  // A save that is refused shows why, however far below it was pressed.
  await page.setViewportSize({ width: 360, height: 400 })
  const other = await openStaff(stage.testServer, 'Other Hands', 'editor')
  const theirs = { title: '一片叶', description: '没人听见的叶子。', body: '夜里落下。' }
  await saveText(other, `/office/content/article/cn/${path}`, theirs)
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('叶还在。')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const refusal = page.getByText('Somebody else has saved this text since.')
  await refusal.waitFor()
  const top = () => refusal.evaluate(element => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  expect(await top()).toBeLessThan(400)
  expect(await text.textContent()).toContain('叶还在。')
})

test('by keys alone: Chinese is published without Japanese, whose readers get English with a notice, taken off and restored', async () => {
  const staff = await openStaff(stage.testServer, 'Editor Keys', 'editor')
  const path = await beginQuiet(staff)
  await write(staff, path, 'It fell at noon.')
  await staff.visitor.press('Publish English')
  const page = await stage.arrive(`/office/content/article/cn/${path}`, {
    cookies: { office: staff.visitor.cookie('office') },
  })
  const { keyboard } = page
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = async (target: Locator, done: string, key?: 'Shift+Tab') => {
    await tabTo(page, target, key)
    await keyboard.press('Enter')
    await page.getByText(done).first().waitFor()
  }
  const textOf = async (address: string) => (await stage.testServer.fetch(address)).text()
  await field('Text in Chinese').waitFor()
  for (const [name, words] of [
    ['Title', '一片叶'],
    ['Description', '没人听见的叶子。'],
    ['Text in Chinese', '正午落下。'],
  ] as const) {
    await tabTo(page, field(name))
    await keyboard.insertText(words)
  }
  await press(button('Save'), 'Saved. Visitors')
  await press(button('Publish Chinese'), 'Published: visitors')
  await expect.poll(() => textOf(`/cn/${path}`)).toContain('正午落下。')
  const japanese = await textOf(`/jp/${path}`)
  expect(japanese).toContain('このページの日本語版はまだありません。')
  expect(japanese).toContain('It fell at noon.')

  await tabTo(page, field('Text in Chinese'), 'Shift+Tab')
  await keyboard.press('Control+End')
  await keyboard.insertText('风停了。')
  await press(button('Save'), 'revision 2 by Editor Keys')
  await press(button('Publish Chinese'), 'Published: visitors')
  await expect.poll(() => textOf(`/cn/${path}`)).toContain('正午落下。风停了。')
  await press(button('Take Chinese off the site'), 'Off the site.')
  await expect.poll(() => textOf(`/cn/${path}`)).toContain('这一页还没有中文版')

  await press(page.getByRole('link', { name: 'History', exact: true }), 'Newest, not published', 'Shift+Tab')
  await press(button('Restore revision 1'), 'Revision 1 is saved again as revision 3')
  await press(
    page.getByRole('link', { name: 'Write', exact: true }),
    'revision 3 by Editor Keys',
    'Shift+Tab',
  )
  await press(button('Publish Chinese'), 'Published: visitors')
  await expect.poll(() => textOf(`/cn/${path}`)).toContain('正午落下。')
  expect(await textOf(`/cn/${path}`)).not.toContain('风停了。')
})

test('nothing sticks out at any width, and axe finds nothing', async () => {
  const staff = await openStaff(stage.testServer, 'Looking Editor', 'editor')
  const page = await stage.open('/robots.txt', { cookies: { office: staff.visitor.cookie('office') } })
  const paths = [
    '/content',
    '/content/handbook',
    '/content/article/en/insight/2026/one-leaf',
    '/content/legal/en/legal/privacy-policy',
    '/content/article/facts/insight/2026/one-leaf',
  ]
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])
})

/** Goes on by Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor()
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}
