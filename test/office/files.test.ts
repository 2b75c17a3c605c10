import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createContentFolder } from '../../services/admin/content/import/folder-for-tests.ts'
import { importContent } from '../../services/admin/content/import/import-content.ts'
import { hydrated } from '../browser.ts'
import { openStage } from '../journeys/stage.ts'
import { projectRoot } from '../test-server.ts'
import { findingsOf } from './findings.ts'
import { onDatabase, openStaff } from './staff.ts'

type Folder = Awaited<ReturnType<typeof createContentFolder>>
let folder: Folder
const stage = openStage({
  server: async () => {
    folder = await createContentFolder()
    await cp(join(projectRoot, 'content'), folder.root, { recursive: true })
    return { contentFolder: folder.root }
  },
})
type Staff = Awaited<ReturnType<typeof openStaff>>

/** What a start does with the files. */
const start = () => onDatabase(stage.testServer, db => importContent(db as never, folder.root))

const fileText = (title: string, body: string) =>
  `---\ntitle: ${title}\nintro: A leaf of two hands.\n---\n\n${body}\n`

/** An article of developers whose English text staff and then developers have changed; resolves to its path. */
async function beginConflict(
  { visitor }: Staff,
  office: string,
  file: string,
  title = 'A leaf of two',
): Promise<string> {
  const path = `insight/2026/two-${randomUUID().slice(0, 8)}`
  await folder.write({
    [`${path}/article.yaml`]: 'date: 2026-03-01\ncategory: product\ncover: coast\nfeatured: false\n',
    [`${path}/en.md`]: fileText(title, 'First.\n\nSecond.\n\nThird.'),
  })
  await start()
  await visitor.open(`/office/content/article/en/${path}`)
  visitor.fill('Text in English, Markdown', office)
  await visitor.press('Save')
  await visitor.press('Publish English')
  expect(visitor.read()).toContain('Published')
  await folder.write({ [`${path}/en.md`]: fileText(title, file) })
  await start()
  return path
}

const read = async (path: string) => (await stage.testServer.fetch(`/${path}`)).text()

let staff: Staff
beforeAll(async () => {
  staff = await openStaff(stage.testServer, 'File Editor', 'editor')
})

test('without scripts: a conflict is listed and counted, shown in three columns, and settled with the file', async () => {
  const { visitor } = staff
  const path = await beginConflict(
    staff,
    'First.\n\nSecond of staff.\n\nThird.',
    'First.\n\nSecond of a file.\n\nThird.',
  )
  await visitor.open('/office/content')
  expect(visitor.read()).toMatch(/\d+ files? differs?/)
  await visitor.open('/office/content/files')
  expect(visitor.read('[aria-label="To settle"]')).toContain(path)
  await visitor.open(`/office/content/files/en/${path}`)
  expect(visitor.read()).toContain('Both have changed the same places')
  expect(visitor.texts('main ins').map(each => each.trim())).toEqual(['of a file', 'of staff'])
  expect(visitor.read()).toContain('4 pieces unchanged')
  await visitor.press('Take the file’s 2')
  expect(visitor.read()).toContain('Settled: what the file has is what visitors see now.')
  await expect.poll(() => read(path)).toContain('Second of a file.')
  await visitor.open(`/office/content/files/en/${path}`)
  expect(visitor.read()).toContain('There is nothing to settle there any more')
})

test('where a text is written, its conflict is told and leads to where it is settled, until it is', async () => {
  const { visitor } = staff
  const path = await beginConflict(staff, 'Of staff, written on.', 'Of a file, meanwhile.')
  const said = '[aria-label="Its file differs"]'
  const press = await openStaff(stage.testServer, 'Text Reader', 'press')
  for (const screen of [`article/en/${path}`, `article/jp/${path}`, `translate/article/jp/${path}`]) {
    await visitor.open(`/office/content/${screen}`)
    const isEnglish = screen.startsWith('article/en')
    expect([screen, visitor.read(said).includes('Developers have changed the file')]).toEqual([
      screen,
      isEnglish,
    ])
  }
  await press.visitor.open(`/office/content/article/en/${path}`)
  expect(press.visitor.read(said)).toContain('Editors and administrators settle it')
  expect(press.visitor.texts(`${said} a`)).toEqual([])
  await visitor.open(`/office/content/article/en/${path}`)
  await visitor.open(visitor.addressOf('Compare file and office, and settle it'))
  await visitor.press('Keep the office’s 1')
  await visitor.open(`/office/content/article/en/${path}`)
  expect(visitor.read()).not.toContain('Developers have changed the file')
  // A file that is removed is said to be.
  await folder.remove(path)
  await start()
  await visitor.open(`/office/content/article/en/${path}`)
  expect(visitor.read(said)).toContain('Developers have removed the file')
})

test('edited without scripts: what does not touch is merged already, and a fault loses nothing', async () => {
  const { visitor } = staff
  const path = await beginConflict(
    staff,
    'First of staff.\n\nSecond.\n\nThird.',
    'First.\n\nSecond.\n\nThird of a file.',
  )
  await visitor.open(`/office/content/files/en/${path}`)
  expect(visitor.read()).toContain('editing begins with both changes together')
  await visitor.open(visitor.addressOf('Edit e'))
  const field = 'Text in English, Markdown'
  expect(visitor.find(field).val()).toBe('First of staff.\n\nSecond.\n\nThird of a file.')
  visitor.fill(field, 'A <b>bold</b> leaf')
  visitor.fill('Title', 'Mine')
  await visitor.press('Save and publish')
  expect([visitor.status, visitor.read()]).toEqual([422, expect.stringContaining('line 1')])
  expect([visitor.find(field).val(), visitor.find('Title').val()]).toEqual(['A <b>bold</b> leaf', 'Mine'])
  visitor.fill(field, 'Both together.')
  // Developers are quicker: what nobody has seen is not settled.
  await folder.write({
    [`${path}/en.md`]: fileText('A leaf of two', 'First.\n\nSecond.\n\nThird, once more.'),
  })
  await start()
  await visitor.press('Save and publish')
  expect([visitor.status, visitor.read()]).toEqual([
    409,
    expect.stringContaining('The file has changed since'),
  ])
  expect(visitor.find(field).val()).toBe('Both together.')
  await visitor.press('Save and publish')
  expect(visitor.read()).toContain('Settled: what you saved is what visitors see now.')
  await expect.poll(() => read(path)).toContain('Both together.')
})

test('facts and removed files: what each choice does is said, and facts that are none are refused', async () => {
  const { visitor } = staff
  const path = await beginConflict(staff, 'Of staff.', 'First.\n\nSecond.\n\nThird.')
  await visitor.open(`/office/content/article/facts/${path}`)
  const facts = 'Facts of all languages, as JSON'
  visitor.fill(facts, String(visitor.find(facts).val()).replace('false', 'true'))
  await visitor.press('Save')
  await visitor.press('Publish Facts')
  await folder.write({
    [`${path}/article.yaml`]: 'date: 2026-03-02\ncategory: product\ncover: coast\nfeatured: false\n',
  })
  await start()
  await visitor.open(`/office/content/files/facts/${path}?edit`)
  expect(visitor.read()).toContain('featured: Changed in the office')
  expect(JSON.parse(String(visitor.find(facts).val()))).toMatchObject({ date: '2026-03-02', featured: true })
  visitor.fill(facts, '[')
  await visitor.press('Save and publish')
  expect(visitor.read()).toContain('The facts are no JSON object.')
  expect(visitor.find(facts).val()).toBe('[')
  await visitor.open(`/office/content/files/facts/${path}`)
  await visitor.press('Keep the office’s 1')
  expect(visitor.read()).toContain('Settled: what the office has stays.')
  await folder.remove(path)
  await start()
  await visitor.open(`/office/content/files/en/${path}`)
  expect(visitor.read()).toContain('The file was removed, and staff have changed the text since.')
  await visitor.press('Take the removal 2')
  await expect.poll(async () => (await stage.testServer.fetch(`/${path}`)).status).toBe(404)
})

test('what staff have published is downloaded as an archive of the files that differ; who may not, does not', async () => {
  const { visitor } = staff
  const path = await beginConflict(staff, 'Of staff, to be exported.', 'First.\n\nSecond.\n\nThird.')
  await visitor.open('/office/content/files')
  expect(visitor.read('[aria-labelledby="export"]')).toContain(`${path}/en.md`)
  expect(visitor.addressOf('Download')).toBe('/office/files/content.zip')
  const cookie = `office=${visitor.cookie('office')}`
  const answer = await stage.testServer.fetch('/office/files/content.zip', { headers: { cookie } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="content-[\d-]+\.zip"$/)
  const other = await openStaff(stage.testServer, 'No Files', 'support')
  await other.visitor.open('/office/content/files')
  expect(other.visitor.status).toBe(403)
  await other.visitor.open('/office/content')
  expect(other.visitor.read()).not.toMatch(/Files and export|files? differs?/)
  for (const [address, status] of [
    ['/xx/insight/2026/one-leaf', 404],
    ['/en/', 404],
    ['?cursor=x', 400],
  ] as const) {
    await visitor.open(`/office/content/files${address}`)
    expect([address, visitor.status]).toEqual([address, status])
  }
  expect(visitor.read()).toContain('Begin again from the list.')
})

test('by keyboard: through the list, into the editor, back, and settled with a key; nothing sticks out', async () => {
  const long = 'Averyveryverylongwordofafilethatdoesnotbreak'.repeat(4)
  const path = await beginConflict(
    staff,
    'First of staff.\n\nSecond.\n\nThird.',
    `First of a file.\n\n${long}\n\nThird.`,
    'Keys',
  )
  const page = await stage.open('/robots.txt', { cookies: { office: staff.visitor.cookie('office') } })
  const paths = [
    `/content/article/en/${path}`,
    '/content/files',
    `/content/files/en/${path}`,
    `/content/files/en/${path}?edit`,
  ]
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])
  await page.goto('/office/content/files')
  await hydrated(page)
  const link = page.getByRole('link', { name: 'Keys' }).last()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/content/files/en/${path}`)
  await page.getByRole('button', { name: /Keep the office/ }).waitFor()
  await page.keyboard.press('e')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.waitFor()
  await expect.poll(() => title.evaluate(field => field === document.activeElement)).toBe(true)
  // A digit in a field is a digit.
  await page.keyboard.press('End')
  await page.keyboard.type(' 1 2')
  expect(await title.inputValue()).toBe('Keys 1 2')
  // Nor does a key beside the fields settle anything while they are there.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('2')
  expect(await title.inputValue()).toBe('Keys 1 2')
  await page.getByRole('link', { name: 'Do not edit' }).press('Enter')
  await title.waitFor({ state: 'detached' })
  await page.keyboard.press('1')
  await page.getByText('Settled: what the office has stays.').waitFor()
  expect(await read(path)).toContain('First of staff.')
})
