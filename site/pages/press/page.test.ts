import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { formatBytes } from '../../../ui/language/format-bytes.ts'
import { pressArchive, pressFiles } from '../../pictures/press.ts'

let testServer: TestServer
let html = ''
beforeAll(async () => {
  testServer = await openTestServer({ env: { SUPPORT_HOST: 'studio.example' } })
  html = await (await testServer.fetch('/press')).text()
})
afterAll(() => testServer.close())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = async (path: string) => new Uint8Array(await (await testServer.fetch(path)).arrayBuffer())

test('every file of the kit can be taken, under its name, and is as large as the page says', async () => {
  for (const { name, src, bytes, width, height } of pressFiles) {
    expect(html).toContain(`<a href="${src}" download="${name}">`)
    expect(html).toContain(`${width} × ${height}`)
    expect(html).toContain(formatBytes(bytes, 'en'))
    expect((await bytesOf(src)).length).toBe(bytes)
  }
})

test('every mark and wordmark is there as a vector file, for light and for dark pages, as /brand-use says', async () => {
  for (const product of ['procreate', 'pocket', 'dreams']) {
    for (const file of ['icon', 'icon-bare', 'wordmark-ink', 'wordmark-paper']) {
      const name = `${product}-${file}.svg`
      expect(html).toContain(`<a href="/press/${name}" download="${name}">`)
      const svg = new TextDecoder().decode(await bytesOf(`/press/${name}`))
      expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg')
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ 64">/)
      // Outlines and nothing that runs, refers to something or needs a font.
      const elements = [...svg.matchAll(/<([a-z]\w*)/gi)].map(([, element]) => element)
      expect(elements.filter(element => !/^(svg|title|g|path|rect)$/.test(element ?? ''))).toEqual([])
      expect(svg.replace(/xmlns="[^"]+"/, '')).not.toMatch(/href|url\(|https?:|\bon\w+=|style|data:/i)
    }
  }
  for (const path of ['/brand-use', '/legal/trademark-guidelines'])
    expect(await (await testServer.fetch(path)).text()).toContain('href="/press"')
})

test('the archive holds exactly the files of the list, and has the checksum that the page shows', async () => {
  expect(html).toContain(`href="${pressArchive.src}"`)
  const archive = await bytesOf(pressArchive.src)
  expect(archive.length).toBe(pressArchive.bytes)
  expect(html).toContain(`<code>${sha256(archive)}</code>`)
  const entries = unzipSync(archive)
  expect(Object.keys(entries)).toEqual(pressFiles.map(({ name }) => name))
  for (const { name, src } of pressFiles) {
    expect(sha256(entries[name] ?? new Uint8Array())).toBe(sha256(await bytesOf(src)))
  }
})

test('each piece is shown, captioned and credited', () => {
  const figures = [...html.matchAll(/<figure[^>]*>(.*?)<\/figure>/gs)].map(([, inside]) => inside ?? '')
  expect(figures).toHaveLength(22)
  for (const figure of figures) {
    expect(figure).toMatch(/<img [^>]*alt="[^"]+/)
    expect(figure).toMatch(/<strong>[^<]+<\/strong><span[^>]*>[^<]+<\/span>/)
  }
})

test('there is a person to ask, whose clock is told, and a way onto the media list', () => {
  expect(html).toContain('Media Relations')
  expect(html.match(/href="mailto:press@studio\.example"/g)).toHaveLength(1)
  expect(html).toMatch(/AE[DS]T, UTC\+1[01]: Australian Eastern (Daylight|Standard) Time/)
  expect(/<h3>Media list<\/h3>.*?<form [^>]*action="\/press#media-list"/s.test(html)).toBe(true)
})

test('the three newest articles are listed', () => {
  expect(html.match(/href="\/insight\/\d{4}\/[\w-]+"/g)).toHaveLength(3)
})

test('without the articles the page stands, and says where they are', async () => {
  const apart = await openTestServer({
    env: { ADMIN_API_URL: 'http://127.0.0.1:9', SERVICE_SECRET: 'a secret of the test that is long enough' },
  })
  try {
    const response = await apart.fetch('/press')
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('We couldn’t load the newest articles')
    expect(page).toContain(pressArchive.sha256)
  } finally {
    await apart.close()
  }
})
