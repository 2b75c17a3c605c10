import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { openStage } from '../journeys/stage.ts'
import { beginListedArticle, saveText } from './articles.ts'
import { findingsOf } from './findings.ts'
import { openStaff, uniqueName } from './staff.ts'

// Words and texts are changed: a server of its own.
const stage = openStage({ server: {} })
type Staff = Awaited<ReturnType<typeof openStaff>>

/** Words that name their field on the screen. */
const bodyOf = (part: string) => `Text in ${part}, Markdown`
const lines = (...texts: string[]) => texts.join('\n\n')

/** An article with published facts and English; resolves to its path. */
async function beginHeron(staff: Staff, body: string): Promise<string> {
  const path = await beginListedArticle(staff, 'heron')
  await writeEnglish(staff, path, body)
  return path
}

async function writeEnglish(staff: Staff, path: string, body: string) {
  await saveText(staff, `/office/content/article/en/${path}`, {
    ...{ title: 'A quiet heron', description: 'A heron that nobody heard.', body },
  })
  await staff.visitor.press('Publish English')
  expect(staff.visitor.read()).toContain('Published: visitors see it now.')
}

const translatePath = (path: string, part = 'cn') => `/office/content/translate/article/${part}/${path}`

async function translate(staff: Staff, path: string, body: string) {
  await saveText(staff, translatePath(path), { title: '安静的鹭', description: '没人听见的鹭。', body })
  expect(staff.visitor.read()).toContain('Saved.')
}

const rows = ({ visitor }: Staff) => visitor.texts('[aria-label="English"] > li')

test('without scripts, a text is translated beside its English, falls behind, and is found still right', async () => {
  const staff = await openStaff(stage.testServer, uniqueName('Heron One'), 'editor')
  const { visitor } = staff
  const path = await beginHeron(staff, lines('It stands at noon.', 'It waits 38 minutes.', 'Then it flies.'))
  await visitor.open('/office')
  expect(visitor.read()).toContain('Texts to translate')
  await visitor.open(`/office/content?language=cn&state=missing&q=${path.slice(13)}`)
  await visitor.open(String(visitor.find(`a[href*="/translate/"][href*="/cn/${path}"]:first`).attr('href')))
  expect(visitor.read()).toContain('Nothing is translated yet.')
  await visitor.open(visitor.addressOf('Copy the English structure Alt C'))
  expect(visitor.find(bodyOf('Chinese')).val()).toContain('It waits 38 minutes.')
  await translate(staff, path, lines('正午，它站着。', '等了38分钟。', '然后飞走了。'))
  expect(visitor.read()).toContain('Made from this English text.')
  expect(visitor.read('[aria-labelledby="house-style"]')).toContain('Put a space')
  await visitor.press('Publish Chinese')

  await writeEnglish(staff, path, lines('It stands at dawn.', 'It waits 38 minutes.', 'Then it flies off.'))
  await visitor.open(translatePath(path))
  expect(visitor.read()).toContain('2 changes to look at')
  expect(rows(staff)[2]).toMatch(/^Changed ?It stands at ?noon ?dawn/)
  // What was typed stays in its field when a change is settled.
  visitor.fill(bodyOf('Chinese'), lines('正午，它站着。', '等了 40 分钟。', '然后飞走了。'))
  await visitor.press('Still right', '[aria-label="English"] > li:nth-child(3)')
  expect(visitor.read()).toContain('1 change to look at')
  expect(visitor.find(bodyOf('Chinese')).val()).toContain('40 分钟')
  await visitor.open(`/office/content?language=cn&state=outdated&q=${path.slice(13)}`)
  expect(visitor.count('[aria-label="Texts"] > li')).toBe(1)
  await visitor.open(translatePath(path))
  await visitor.press('All of it is still right')
  expect(visitor.read()).toContain('Made from this English text.')
  await visitor.open(`/office/content?language=cn&state=outdated&q=${path.slice(13)}`)
  expect(visitor.count('[aria-label="Texts"] > li')).toBe(0)
})

test('in the editor, by keyboard: the next change, still right, and the English structure', async () => {
  const staff = await openStaff(stage.testServer, uniqueName('Heron Hands'), 'editor')
  const path = await beginHeron(staff, lines('One heron.', 'Tap **Layers**.', 'Three herons.'))
  const page = await stage.arrive(translatePath(path), {
    cookies: { office: staff.visitor.cookie('office') },
  })
  const text = page.getByRole('textbox', { name: 'Text in Chinese', exact: true })
  await text.waitFor()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('三只鹭')
  await page.keyboard.press('Alt+c')
  await text.getByText('One heron.').waitFor()
  // What was typed elsewhere stays, and what was copied is kept.
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('三只鹭')
  await page.getByText(/^Copy kept \d+ s ago$/).waitFor()
  await page.getByText('It is still in English.').first().waitFor()
  await text.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  for (const line of ['一只鹭。', '点层。', '三只鹭。']) {
    await page.keyboard.insertText(line)
    if (line !== '三只鹭。') await page.keyboard.press('Enter')
  }
  await page.getByLabel('Description').fill('鹭。')
  await page.getByText('Layers: 图层.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Visitors').waitFor()

  await writeEnglish(staff, path, lines('One gray heron.', 'Tap **Layers**.', 'Four herons.'))
  await page.goto(translatePath(path))
  await hydrated(page)
  await page.getByText('2 changes to look at').waitFor()
  await text.waitFor()
  const caret = () => page.evaluate(() => getSelection()?.anchorNode?.textContent ?? '')
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByText('Change 1 of 2.').waitFor()
  await expect.poll(caret).toBe('一只鹭。')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(caret).toBe('三只鹭。')
  await page.keyboard.insertText('哦，')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(caret).toBe('一只鹭。')
  await page.keyboard.press('Alt+y')
  await page.getByText('1 change to look at').waitFor()
  // Nothing of it writes into the text, nor moves a segment.
  expect(await text.innerText()).toMatch(/一只鹭。\s+点层。\s+哦，三只鹭。/)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(caret).toBe('哦，三只鹭。')
  await page.keyboard.press('Alt+y')
  await page.getByText('Made from this English text.').waitFor()
  expect(await text.innerText()).toContain('哦，三只鹭。')
  await page.getByText(/^Copy kept \d+ s ago$/).waitFor()
})

test('Alt G: house words at the caret, in the editor and in the title, by keyboard and never in composition', async () => {
  const staff = await openStaff(stage.testServer, uniqueName('Heron Words'), 'editor')
  const path = await beginHeron(staff, lines('One heron.', 'Tap **Layers** and take a brush.'))
  await translate(staff, path, lines('一只鹭。', '点 Layers，拿起笔刷。'))
  const page = await stage.arrive(translatePath(path), {
    cookies: { office: staff.visitor.cookie('office') },
  })
  const text = page.getByRole('textbox', { name: 'Text in Chinese', exact: true })
  await text.waitFor()
  const words = page.getByRole('dialog', { name: 'House words' })
  const chosen = () => words.locator('[aria-selected="true"] b').innerText()
  const caretTo = (at: number) =>
    text
      .locator('p')
      .nth(1)
      .evaluate((line, offset) => {
        line.closest<HTMLElement>('[contenteditable]')?.focus()
        getSelection()?.collapse(line.firstChild, offset)
      }, at)

  // 点 Layers，拿起笔刷。
  await caretTo('点 Lay'.length)
  await page.keyboard.press('Alt+g')
  await words.waitFor()
  expect(await chosen()).toBe('图层')
  await page.keyboard.press('Escape')
  await words.waitFor({ state: 'detached' })
  expect(await text.innerText()).toContain('点 Layers，')
  await page.keyboard.press('Alt+g')
  await words.waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => text.innerText()).toContain('点 图层，拿起笔刷。')
  await caretTo('点 图层，拿起笔'.length)
  await page.getByRole('button', { name: 'House word' }).click()
  await words.waitFor()
  expect(await chosen()).toBe('画笔')
  await page.keyboard.press('Enter')
  await expect.poll(() => text.innerText()).toContain('点 图层，拿起画笔。')
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.innerText()).toContain('拿起笔刷。')

  // Another word is found among all of them; a word that is composed is not disturbed.
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('鹭和')
  await page.keyboard.press('Alt+g')
  await words.getByRole('combobox').fill('opacity')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('鹭和不透明度')
  await caretTo(1)
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'niao', selectionStart: 4, selectionEnd: 4 })
  await page.keyboard.press('Alt+g')
  expect(await words.count()).toBe(0)
  await client.send('Input.insertText', { text: '鸟' })
  await expect.poll(() => text.innerText()).toContain('点鸟')
})

test('each English segment stands beside its own; what is in the wrong place says so by its place', async () => {
  const staff = await openStaff(stage.testServer, uniqueName('Heron Rows'), 'editor')
  const page = await stage.arrive(translatePath('insight/2026/never-grey', 'jp'), {
    cookies: { office: staff.visitor.cookie('office') },
  })
  await page.getByRole('textbox', { name: 'Text in Japanese', exact: true }).waitFor()
  const distances = () =>
    page.evaluate(() => {
      const blocks = [...document.querySelectorAll('.ProseMirror > *')]
      const items = [...document.querySelectorAll('[aria-label="English"] > li')].slice(2)
      const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? Number.NaN
      return items.map((item, at) => Math.abs(top(item) - top(blocks[at])))
    })
  await expect.poll(async () => Math.max(...(await distances()))).toBeLessThan(2)
  expect((await distances()).length).toBeGreaterThan(15)
})

test('house words: added, refused with what was typed, changed, removed; others read them', async () => {
  const staff = await openStaff(stage.testServer, uniqueName('Word Editor'), 'editor')
  const { visitor } = staff
  await visitor.open('/office/site/words')
  expect(visitor.count('[aria-label="House words"] > li')).toBeGreaterThan(100)
  const word = `heron ${randomUUID().slice(0, 6)}`
  const fill = (en: string) => {
    for (const [name, value] of Object.entries({ en, cn: '鹭', jp: '鷺', note: 'A bird' }))
      visitor.fill(`input[name="${name}"]:first`, value)
  }
  fill(word)
  await visitor.press('Add')
  expect(visitor.read()).toContain(`${word} is added.`)
  fill(word.toUpperCase())
  await visitor.press('Add')
  expect(visitor.read('[role="alert"]')).toContain('There is a row for')
  expect(visitor.find('input[name="en"]:first').val()).toBe(word.toUpperCase())
  await visitor.open(`/office/site/words?q=${encodeURIComponent(word)}`)
  expect(visitor.texts('[aria-label="House words"] > li')).toEqual([expect.stringMatching(/鹭.*鷺.*A bird/s)])
  await visitor.press('Remove')
  expect(visitor.read()).toContain('is removed.')
  const support = await openStaff(stage.testServer, uniqueName('Word Reader'), 'support')
  await support.visitor.open('/office/site/words')
  expect(support.visitor.read()).toContain('图层')
  expect(support.visitor.count('main form[method="post"]')).toBe(0)
})

test('what is no translation is 404; a role that does not write it reads', async () => {
  const { visitor } = await openStaff(stage.testServer, uniqueName('Heron Reader'), 'support')
  for (const part of ['en', 'facts', 'fr']) {
    await visitor.open(translatePath('insight/2026/never-grey', part))
    expect(visitor.status).toBe(404)
  }
  await visitor.open(translatePath('insight/2026/never-grey'))
  expect(visitor.read()).toContain('This text is not yours to change.')
  expect(visitor.read()).not.toContain('Still right')
})

test('nothing sticks out at any width, and axe finds nothing', async () => {
  const staff = await openStaff(stage.testServer, uniqueName('Heron Look'), 'editor')
  const path = await beginHeron(staff, lines('One heron.', 'Two.'))
  await translate(staff, path, lines('一只鹭!', '两只。'))
  await writeEnglish(staff, path, lines('One gray heron.', 'Three.'))
  const page = await stage.open('/robots.txt', { cookies: { office: staff.visitor.cookie('office') } })
  const paths = [
    translatePath(path).slice('/office'.length),
    translatePath('handbook/procreate/colour/profiles', 'jp')
      .slice('/office'.length)
      .replace('article', 'handbook'),
    '/site/words',
  ]
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])
})
