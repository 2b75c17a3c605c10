import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hydrated } from '../browser.ts'
import { openFolder } from '../folders.ts'
import { queryHtml } from '../html.ts'
import { openStage } from '../journeys/stage.ts'
import { beginListedArticle, saveText } from './articles.ts'
import { findingsOf } from './findings.ts'
import { confirmWho, openStaff } from './staff.ts'

const stage = openStage({ server: {} })
type Staff = Awaited<ReturnType<typeof openStaff>>

const door = '/office/files/uploads'
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
const making = { timeout: 60_000, interval: 250 }

const picture = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Sends files of a form as a browser without scripts does; shows where it leads. */
async function sendForm({ visitor }: Staff, path: string, files: Record<string, Buffer>, fields = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(fields)) form.append(name, value)
  for (const [name, bytes] of Object.entries(files))
    form.append('files', new Blob([new Uint8Array(bytes)]), name)
  const answer = await visitor.fetch(path, { method: 'POST', headers: sameOrigin, body: form })
  const to = answer.headers.get('location')
  if (to !== null) await visitor.open(to)
  return { status: answer.status, html: await answer.text(), to: to ?? '' }
}

/** Adds a picture without scripts, and waits for its files; resolves to its id. */
async function addPicture(staff: Staff, name: string, colour = '#336699') {
  const { to } = await sendForm(staff, '/office/media', { [name]: await picture(colour) })
  const id = to.split('/').at(-1) ?? ''
  await made(staff, id)
  return id
}

const made = ({ visitor }: Staff, id: string) =>
  expect
    .poll(async () => {
      await visitor.open(`/office/media/${id}`)
      return visitor.count('svg[role] image')
    }, making)
    .toBe(1)

async function sayIn({ visitor }: Staff, language: string, alt: string, credit: string) {
  visitor.fill(`What it shows, in ${language}`, alt)
  visitor.fill(`Credit, in ${language}`, credit)
  await visitor.press(`Save ${language}`)
}

const write = (staff: Staff, path: string, body: string) =>
  saveText(staff, `/office/content/article/en/${path}`, {
    ...{ title: 'A pictured leaf', description: 'A leaf with its picture.', body },
  })

const pageOf = async (path: string) => queryHtml(await (await stage.testServer.fetch(path)).text())

test('without scripts, a picture is added with its words, goes live in a text, and is replaced everywhere', async () => {
  const staff = await openStaff(stage.testServer, 'Picture Editor', 'editor')
  const { visitor } = staff
  const id = await addPicture(staff, 'Wattle.jpg')
  const path = await beginListedArticle(staff, 'pictured')
  await write(staff, path, `Before.\n\n![](media:${id})`)
  await visitor.press('Publish English')
  expect(visitor.read()).toContain(`The picture Wattle.jpg (media:${id}) has no words in English`)
  await visitor.open(`/office/media/${id}`)
  const [alt, credit] = ['A wattle in flower', 'Photograph by Ada Moss (sample)']
  await sayIn(staff, 'English', alt, credit)
  expect(visitor.read()).toContain('The English words are saved')
  await visitor.open(`/office/content/article/en/${path}`)
  await visitor.press('Publish English')
  expect(visitor.read()).toContain('Published')

  const image = `img[alt="${alt}"]`
  await expect.poll(async () => (await pageOf(`/${path}`)).count(image)).toBe(1)
  const page = await pageOf(`/${path}`)
  const attribute = (name: string) => page.attributes(image, name)[0] ?? ''
  expect([attribute('width'), attribute('height'), attribute('loading')]).toEqual(['900', '600', 'lazy'])
  expect(page.attributes(`picture:has(${image}) source`, 'srcset')[0]).toMatch(
    /^\/media\/[0-9a-f]{32}\/360\.[0-9a-f]{10}\.avif 360w, .* 900w$/,
  )
  const src = attribute('src')
  const served = await stage.testServer.fetch(src)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  const original = `${src.slice(0, src.lastIndexOf('/'))}/original`
  expect((await stage.testServer.fetch(original)).status).toBe(404)
  const twin = await (await stage.testServer.fetch(`/${path}.md`)).text()
  expect(twin).toContain(`![${alt}](${stage.testServer.settings.origin}${src})`)

  await visitor.open(`/office/media/${id}`)
  expect(visitor.read()).toContain('A pictured leaf')
  expect(visitor.read()).toContain('It can be archived or deleted when no text uses it.')
  const version = String(visitor.find('[aria-labelledby="file"] input[name="version"]').val())
  const newest = async () => {
    await visitor.open(`/office/media/${id}`)
    return visitor.find('svg[role] image').attr('href')
  }
  const before = await newest()
  await sendForm(
    staff,
    `/office/media/${id}`,
    { 'New.jpg': await picture('#aa3322') },
    { act: 'replace', version },
  )
  expect(visitor.read('[role="status"]')).toContain('Until its sizes are made, the one before is shown.')
  await expect.poll(newest, { ...making, interval: 50 }).not.toBe(before)
  await visitor.open(`/office/media/${id}?done=replaced`)
  expect(visitor.read('[role="status"]')).toContain('The new file is shown wherever the picture is.')
  const madeAt = performance.now()
  await expect
    .poll(async () => (await pageOf(`/${path}`)).attributes(image, 'src')[0], { ...making, interval: 50 })
    .not.toBe(src)
  expect(performance.now() - madeAt).toBeLessThan(20_000)
  expect((await stage.testServer.fetch(src)).status).toBe(200)
})

test('a picture that no text uses is deleted for good after a confirmation, and its addresses end', async () => {
  const staff = await openStaff(stage.testServer, 'Picture Remover', 'editor')
  const { visitor } = staff
  const id = await addPicture(staff, 'Mistake.jpg', '#557799')
  const src = visitor.find('svg[role] image').attr('href') ?? ''
  expect((await stage.testServer.fetch(src)).status).toBe(200)
  await confirmWho(staff, 'Confirm that it is you')
  await visitor.press('Delete for good')
  expect(visitor.read()).toContain('The picture is deleted.')
  await expect.poll(async () => (await stage.testServer.fetch(src)).status, making).toBe(404)
  await visitor.open(`/office/media/${id}`)
  expect(visitor.read()).not.toContain('Mistake.jpg')
})

test('what is no picture gets a sentence; what looks like one and is none says so in the library', async () => {
  const staff = await openStaff(stage.testServer, 'Hostile Pictures', 'press')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const send = (name: string, bytes: Buffer) => sendForm(staff, '/office/media', { [name]: bytes })
  for (const [name, bytes, sentence] of [
    ['evil.svg', svg, 'evil.svg: Pictures are JPEG, PNG, WebP, AVIF or TIFF files.'],
    ['evil.png', svg, 'evil.png: Pictures are JPEG'],
    ['empty.jpg', Buffer.alloc(0), 'empty.jpg: It is empty.'],
    ['notes.txt', Buffer.from('hello'), 'Pictures are JPEG'],
  ] as const) {
    const { status, html } = await send(name, bytes)
    expect([status, html.includes(sentence)], name).toEqual([422, true])
  }
  const whole = await picture('#123456')
  const { to } = await send('Half.jpg', whole.subarray(0, whole.length / 2))
  const read = async () => {
    await staff.visitor.open(to)
    return staff.visitor.read()
  }
  await expect.poll(read, making).toContain('It cannot be read. Save it anew')
  const nothing = await sendForm(staff, '/office/media', {})
  expect(nothing.html).toContain('Choose a file first.')
})

test('the door: no session, no role, another site, no picture and 101 MB are refused before a byte; a cut upload goes on', async () => {
  const { fetch } = stage.testServer
  const editor = await openStaff(stage.testServer, 'Door Editor', 'editor')
  const support = await openStaff(stage.testServer, 'Door Support', 'support')
  const bytes = await picture('#0a5', 1200)
  const create = (
    staff: Staff | null,
    name: string,
    size: number,
    headers: Record<string, string> = sameOrigin,
  ) =>
    fetch(door, {
      method: 'POST',
      headers: {
        ...(staff && { cookie: `office=${staff.visitor.cookie('office')}` }),
        'Tus-Resumable': '1.0.0',
        'Upload-Length': String(size),
        'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
        ...headers,
      },
    })
  expect((await create(null, 'a.jpg', 9)).status).toBe(401)
  expect((await create(support, 'a.jpg', 9)).status).toBe(403)
  expect((await create(editor, 'a.jpg', 9, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await create(editor, 'a.svg', 9)).status).toBe(415)
  expect((await create(editor, 'a.jpg', 101 * 1024 * 1024)).status).toBe(413)
  const created = await create(editor, 'Cut.jpg', bytes.length)
  const at = created.headers.get('location') ?? ''
  expect([created.status, at]).toEqual([
    201,
    expect.stringMatching(/^\/office\/files\/uploads\/[0-9a-f]{32}$/),
  ])
  const cookie = `office=${editor.visitor.cookie('office')}`
  const patch = (from: number, part: Buffer) =>
    fetch(at, {
      method: 'PATCH',
      headers: {
        ...{ cookie, ...sameOrigin, 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(from) },
        'Content-Type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(part),
    })
  expect((await patch(0, bytes.subarray(0, 500))).status).toBe(204)
  const asked = await fetch(at, { method: 'HEAD', headers: { cookie, 'Tus-Resumable': '1.0.0' } })
  expect(asked.headers.get('upload-offset')).toBe('500')
  expect((await fetch(at, { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0' } })).status).toBe(401)
  expect((await patch(500, bytes.subarray(500))).status).toBe(204)
})

test('in the browser: uploaded, its focal point moved by keys, its words said, and found by the editor', async () => {
  const staff = await openStaff(stage.testServer, 'Picture Hands', 'editor')
  const path = await beginListedArticle(staff, 'pictured')
  const name = `Banksia ${randomUUID().slice(0, 8)}`
  const folder = join(await openFolder('media'), randomUUID())
  await mkdir(folder)
  await writeFile(join(folder, `${name}.jpg`), await picture('#886622', 1600))
  const page = await stage.arrive('/office/media', { cookies: { office: staff.visitor.cookie('office') } })
  await page.getByLabel('Add pictures').setInputFiles(join(folder, `${name}.jpg`))
  await page.getByRole('link', { name: `${name}.jpg` }).click({ timeout: 20_000 })
  const point = page.getByRole('application', { name: /^Focal point/ })
  await point.waitFor({ timeout: 60_000 })
  await point.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  expect(await page.getByLabel('From the left, %').inputValue()).toBe('60')
  expect(await page.getByLabel('From the top, %').inputValue()).toBe('49')
  await page.getByRole('button', { name: 'Set the focal point' }).press('Enter')
  await page.getByText('The focal point is set.').waitFor()
  await page.getByLabel('What it shows, in Japanese').fill(`バンクシアの花 ${name}`)
  await page.getByLabel('Credit, in Japanese').fill('見本')
  await page.getByRole('button', { name: 'Save Japanese' }).press('Enter')
  await page.getByText('The Japanese words are saved').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const paths = ['/media', `/media/${id}`]
  expect(await findingsOf(page, { paths, widths: [360, 823, 1440] })).toEqual([])

  await page.goto(`/office/content/article/jp/${path}`)
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('花')
  await page.getByRole('textbox', { name: 'Text in Japanese', exact: true }).focus()
  await page.getByRole('button', { name: 'Insert' }).click()
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.getByLabel('Search pictures').fill(name)
  await page.getByRole('button', { name: `media:${id}` }).press('Enter')
  expect(await page.getByRole('textbox', { name: 'Picture', exact: true }).inputValue()).toBe(`media:${id}`)
  await page.getByRole('button', { name: 'Set', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Visitors').waitFor()
  await page.goto(`/office/media/${id}`)
  await page.getByText('Japanese, not live with it').waitFor()
})
