import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WrittenSegment } from '../../contract/document.ts'
import { parseWrittenText } from '../../services/admin/content/documents/parse-written-text.ts'
import { DocumentFault } from '../../services/admin/content/documents/read-inlines.ts'
import { writeMarkdown } from '../../services/admin/content/documents/write-markdown.ts'
import { runAxe } from '../axe.ts'
import { createFormVisitor } from '../form-visitor.ts'
import { becomes, openStage } from '../journeys/stage.ts'
import { inTurn } from '../loop-count.ts'
import { typeAtOnce } from '../type-at-once.ts'

const stage = openStage({ workbench: true })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** The editor with one of the workbench's texts, and with the parser and writer of the service. */
async function openEditor(text: string, more: Parameters<typeof stage.open>[1] = {}): Promise<Page> {
  const page = await stage.open(`/office/workbench/${text}`, { ...more, before: lend })
  await editor(page).waitFor()
  await editor(page).focus()
  return page
}

/** What the search for pages was asked for. */
const searched: string[] = []

/** Whether the files of the library's picture are still being made. */
let isMaking = false

async function lend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(`violation: ${violatedDirective} ${sample}`),
    )
  })
  const pages = [{ title: 'Press', to: 'page:/press' }]
  await page.exposeFunction('workbenchPages', (words: string) => {
    searched.push(words)
    return pages
  })
  await page.exposeFunction('workbenchPictures', () => [{ id: 'coast', title: 'A coast', isMaking }])
  await page.exposeFunction('workbenchWrite', (segments: WrittenSegment[]) => writeMarkdown(segments))
  await page.exposeFunction('workbenchRead', (markdown: string) => {
    try {
      return { segments: parseWrittenText(markdown) }
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error
      return { fault: { line: error.line, message: error.message } }
    }
  })
}

/** What the form sends, as Markdown. */
async function sent(page: Page): Promise<string> {
  const json = await page.evaluate(() => {
    const form = document.querySelector('form')
    return form ? String(new FormData(form).get('body-segments')) : ''
  })
  return writeMarkdown(JSON.parse(json))
}

test('an article is written by keyboard alone: title, list, link, picture, table', async () => {
  const page = await openEditor('empty')
  const { keyboard } = page
  await keyboard.type('## Light and air')
  await keyboard.press('Enter')
  await keyboard.type('Some **bold** words, ')
  await keyboard.press('ControlOrMeta+k')
  await typeAtOnce(page.getByLabel('Search our pages'), 'press')
  await page.getByRole('button', { name: /Press/ }).press('Enter')
  expect(searched).toEqual(['press'])
  await page.getByRole('button', { name: 'Set link' }).press('Enter')
  await becomes(
    () => sent(page),
    '## Light and air {#light-and-air}\n\nSome **bold** words, [Press](page:/press)',
  )
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.type('- one')
  await keyboard.press('Enter')
  await keyboard.type('two')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.type('/')
  await page.getByRole('button', { name: 'Picture' }).press('Enter')
  isMaking = true
  await page.getByLabel('Search pictures').pressSequentially('coast')
  await page.getByText('Its sizes are being made.').waitFor()
  isMaking = false
  await page.getByRole('button', { name: /A coast/ }).press('Enter')
  await page.getByLabel('What it shows').pressSequentially('Cliffs')
  await page.getByRole('button', { name: 'Set', exact: true }).press('Enter')
  await becomes(
    () => sent(page),
    '## Light and air {#light-and-air}\n\nSome **bold** words, [Press](page:/press)\n\n- one\n- two\n\n![Cliffs](picture:coast)',
  )
  await keyboard.press('Alt+ArrowUp')
  expect(await runAxe(page)).toEqual([])
})

test('by mouse: what is typed after a segment was inserted stands in it', async () => {
  const page = await openEditor('empty')
  await page.keyboard.type('Before')
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  const list = page.getByRole('dialog').getByRole('list')
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Quote', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.type('Two words')
  expect(await sent(page)).toBe('Before\n\n> Two words')
})

test('keys that wait for a busy page go where the key before them put the caret', async () => {
  const page = await openEditor('long')
  const before = await editor(page).locator('> *').count()
  const devtools = await page.context().newCDPSession(page)
  const press = (key: string, windowsVirtualKeyCode: number, more: { text?: string; modifiers?: number }) =>
    devtools.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key,
      windowsVirtualKeyCode,
      ...more,
    })
  const busy = page.evaluate(async () => {
    await new Promise(resolve => setTimeout(resolve))
    for (const began = performance.now(); performance.now() - began < 400; );
  })
  await Promise.all([
    press('End', 35, { modifiers: 2 }),
    press('Enter', 13, { text: '\r' }),
    press('x', 88, { text: 'x' }),
    busy,
  ])
  await becomes(
    () =>
      editor(page)
        .locator('> *')
        .allTextContents()
        .then(lines => [lines.length, lines.at(-1)]),
    [before + 1, 'x'],
  )
})

const places = ['title', 'text', 'item', 'quote', 'header', 'cell', 'after bold', 'over a selection']

const composed: readonly [string, readonly string[], string][] = [
  ['japanese', ['に', 'にほ', 'にほん'], '日本'],
  ['chinese', ['n', 'ni', 'ni h'], '你好'],
]

test.each(inTurn(composed, 2))(
  'a word composed in %s stands once, in eight places',
  async (text, steps, word) => {
    const page = await openEditor(text)
    const devtools = await page.context().newCDPSession(page)
    const inside = (selector: string) => editor(page).locator(selector)
    const lines = [
      inside('h2'),
      inside('> p'),
      inside('li p'),
      inside('blockquote p'),
      inside('th'),
      inside('td'),
    ]
    for (const [at, place] of places.entries()) {
      const line = lines[Math.min(at, lines.length - 1)] ?? inside('> p')
      await line.click()
      await page.keyboard.press('End')
      if (place === 'after bold') await page.keyboard.press('ControlOrMeta+b')
      if (place === 'over a selection') await page.keyboard.press('Shift+Home')
      for (const step of steps)
        await devtools.send('Input.imeSetComposition', {
          text: step,
          selectionStart: step.length,
          selectionEnd: step.length,
        })
      await devtools.send('Input.insertText', { text: word })
      const before = ['光', '海です', '波', '風', '色', '青', `青${word}`, ''][at]
      await becomes(() => line.textContent(), `${before}${word}`)
    }
  },
)

const word = `<html><style>p{color:red}</style><p class=MsoTitle>Head</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>  </span></span>One</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a)<span> </span></span>Inner</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span> </span></span>Two</p>
<p><span style='color:red;font-weight:bold'>Red</span> <a href="javascript:alert(1)">bad</a> <a href="https://a.example/">good</a><o:p></o:p></p>
<img src=x onerror="document.title='run'"><script>document.title='run'</script><svg onload="document.title='run'"></svg></html>`

test('what is pasted from a word processor becomes segments, and what was left out is said', async () => {
  const page = await openEditor('empty')
  await editor(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, word)
  await becomes(
    () => sent(page),
    '## Head {#head}\n\n1. One\n   1. Inner\n2. Two\n\n**Red** bad [good](https://a.example/)',
  )
  await page
    .getByText('Pasted without 1 script, 1 picture, colors and fonts, and 1 link that leads nowhere.')
    .waitFor()
  expect(await page.title()).toBe('Workbench · Office')
})

test('the source is the same text, and one that cannot be read is not left', async () => {
  const page = await openEditor('japanese')
  const before = await sent(page)
  await page.getByRole('button', { name: 'Source' }).click()
  const source = page.getByLabel('Text, Markdown')
  await becomes(() => source.inputValue(), before)
  await source.fill(`${before}\n\n<script>alert(1)</script>`)
  await page.getByRole('button', { name: 'Back to the text' }).click()
  await page.getByText(/^Line 13: /).waitFor()
  await source.fill('## 空 {#light}\n\n**重要**')
  await page.getByRole('button', { name: 'Back to the text' }).click()
  await becomes(() => sent(page), '## 空 {#light}\n\n**重要**')
  expect(await runAxe(page)).toEqual([])
})

test('without scripts the field is the Markdown', async () => {
  const visitor = createFormVisitor(stage.testServer)
  await visitor.open('/office/workbench/japanese')
  expect(String(visitor.find('[name="body"]').val())).toContain('## 光 {#light}')
})
