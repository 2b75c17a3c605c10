// The pictures of the guide for staff, docs/office/pictures/: `npm run bench -- guide-pictures`, perhaps with names: `inbox request`.
// Screens are filled with samples, light, 1240 by 775 pixels, as WebP of 45 KB at most.
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { createOfficeClient, officeApi } from '../contract/office/office.ts'
import { pictureSize } from '../office/guide/guide-page.ts'
import { hobartDay } from '../services/admin/content/legal/hobart-day.ts'
import { hydrated, openBrowser, visit } from '../test/browser.ts'
import { confirmWho, inviteStaff, onDatabase, openStaff } from '../test/office/staff.ts'
import { openTestServer } from '../test/test-server.ts'
import { fillCare } from './care-sample.ts'
import { fillSampleFigures } from './figures-sample.ts'
import { article, fillContent, legalText } from './guide-sample.ts'
import { saveSampleIssue } from './issue-sample.ts'
import { fillOffice } from './office-sample.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'office', 'pictures')
const maxBytes = 45_000
const asked = process.argv.slice(2)

const unlimited = { points: 1_000_000, seconds: 60 }
const server = await openTestServer({ env: { CRAWL: 'own' }, allowed: { readByAddress: unlimited } })
const ada = await openStaff(server, 'Ada Moss', 'administrator')
const ben = await openStaff(server, 'Ben Roe', 'support', 'legal')
await openStaff(server, 'Mei Lin', 'translator', 'editor')
await inviteStaff(server, 'Kim Hart', 'press')
const clientOf = ({ visitor }: typeof ada) =>
  createOfficeClient({
    baseUrl: server.origin + officeApi,
    fetch,
    headers: { Cookie: `office=${visitor.cookie('office')}`, Origin: server.origin },
  })
// Before the first request: it takes longer than the server keeps an idle connection.
await onDatabase(server, db => fillSampleFigures(db as never, hobartDay(new Date())))
const filled = await fillOffice(server, clientOf(ada), { isPlain: true })
const { bundle, picture } = await fillContent(server, clientOf(ada), clientOf(ben), ada)
await fillCare(server)
const issue = await saveSampleIssue(clientOf(ada))
const { staff } = await clientOf(ada).listStaff()
const colleague = staff.find(({ name }) => name === 'Ben Roe')?.id ?? ''
const { visitor } = ada
await visitor.open('/office/people')
visitor.fill('Email address', filled.email)
await visitor.press('Find')
const person = visitor.path.slice('/office'.length)
const { replies } = await clientOf(ada).listSavedReplies()
const { announcements } = await clientOf(ada).listAnnouncements()
await visitor.open('/office/me')
await confirmWho(ada)

interface Picture {
  readonly path: string
  /** Brings the screen into the state of the picture. */
  readonly pose?: (page: Page) => Promise<void>
}

const at = (path: string): Picture => ({ path })
const chosen = (name: string) => async (page: Page) => {
  for (const box of (await page.getByRole('checkbox', { name }).all()).slice(0, 3)) await box.check()
}

const pictures: Readonly<Record<string, Picture>> = {
  home: at('/'),
  me: at('/me'),
  keys: {
    path: '/',
    pose: async page => {
      await page.keyboard.press('?')
      await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  inbox: at('/inbox'),
  request: {
    path: `/inbox/requests/${filled.request.toLowerCase()}`,
    // The note and the reply stand below the form.
    pose: page =>
      page
        .getByRole('list', { name: 'Thread' })
        .locator('li')
        .last()
        .evaluate(item => item.scrollIntoView({ block: 'end' })),
  },
  'saved-replies': at(`/saved-replies?id=${replies[0]?.id}`),
  beta: { path: '/beta', pose: chosen('Choose') },
  permissions: at('/permissions'),
  permission: at(`/permissions/${filled.permission.toLowerCase()}`),
  'media-list': at('/media-list'),
  person: at(person),
  export: at('/export'),
  content: at('/content/article'),
  write: at(`/content/article/en/${article}`),
  facts: at(`/content/article/facts/${article}`),
  translate: {
    path: `/content/translate/article/cn/${article}`,
    pose: page => page.getByRole('button', { name: 'Next change' }).click(),
  },
  history: at(`/content/history/article/en/${article}?from=1&to=3`),
  preview: {
    path: `/content/preview/article/en/${article}`,
    pose: async page => {
      await page.getByRole('button', { name: 'Make a link' }).click()
      await page.locator('iframe').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  schedule: at(`/content/schedule/article/en/${article}`),
  calendar: at('/calendar'),
  bundle: at(`/bundles/${bundle}`),
  moving: at(`/content/move/article/${article}?to=insight/2026/one-leaf-thirty-people`),
  'handbook-tree': at('/content/handbook/tree/procreate'),
  legal: at(`/content/legal/en/${legalText}`),
  media: at('/media'),
  'media-item': at(`/media/${picture}`),
  words: at('/site/words?q=layer'),
  files: at('/content/files'),
  newsletter: at(`/newsletter/${issue}`),
  readers: at('/newsletter/readers'),
  figures: at('/figures?period=26w'),
  care: at('/care'),
  votes: at('/site/votes'),
  searches: at('/site/searches'),
  links: at('/site/links'),
  redirects: at('/site/redirects'),
  announcements: at(`/site/announcements?id=${announcements.find(({ language }) => language === 'en')?.id}`),
  terms: at('/site/terms'),
  prices: at('/site/prices'),
  health: at('/health'),
  staff: at('/staff'),
  'staff-member': at(`/staff/${colleague}`),
  audit: at('/audit'),
}

const browser = await openBrowser()
const { page, complaints } = await visit(browser, {
  ...{ origin: server.origin, colorScheme: 'light', viewport: pictureSize },
})
await mkdir(folder, { recursive: true })

async function take(name: string, { path, pose }: Picture): Promise<void> {
  const response = await page.goto(`/office${path}`)
  if (response?.status() !== 200) throw new Error(`${path} answers ${response?.status()}`)
  await hydrated(page)
  await pose?.(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const shot = await page.screenshot({ caret: 'hide', animations: 'disabled' })
  for (let quality = 84; ; quality -= 6) {
    const file = join(folder, `${name}.webp`)
    await sharp(shot).webp({ quality, effort: 6, preset: 'picture' }).toFile(file)
    const { size } = await stat(file)
    if (size > maxBytes && quality > 20) continue
    console.log(`${name}: ${size} bytes, quality ${quality}`)
    return
  }
}
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)
if (isAsked('login')) await take('login', at('/login'))
await page.context().addCookies([{ name: 'office', value: visitor.cookie('office'), url: server.origin }])
for (const [name, picture] of Object.entries(pictures)) if (isAsked(name)) await take(name, picture)
if (complaints.length > 0) console.log(complaints.join('\n'))
await browser.close()
await server.close()
process.exit(0)
