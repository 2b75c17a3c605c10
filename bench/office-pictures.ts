// Pictures of every screen of the office, filled with samples: at each width, light and dark.
// `node bench/office-pictures.ts FOLDER`, perhaps with parts of the names of screens: `beta permission`.
// WIDTHS=360,1440, SCHEMES=dark and FULL=1 (pictures as long as their page) change what is taken.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createOfficeClient, officeApi } from '../contract/office/office.ts'
import { hobartDay } from '../services/admin/content/legal/hobart-day.ts'
import { hydrated, openBrowser, overflowOf, visit } from '../test/browser.ts'
import { confirmWho, onDatabase, openStaff } from '../test/office/staff.ts'
import { openTestServer } from '../test/test-server.ts'
import { fillCare } from './care-sample.ts'
import { fillSampleFigures } from './figures-sample.ts'
import { saveSampleIssue } from './issue-sample.ts'
import { fillOffice } from './office-sample.ts'

const [folder = '', ...parts] = process.argv.slice(2)
if (folder === '') throw new Error('Name the folder for the pictures')
const widths = (process.env.WIDTHS ?? '360,823,1440').split(',').map(Number)
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',') as ('light' | 'dark')[]
mkdirSync(folder, { recursive: true })

const unlimited = { points: 1_000_000, seconds: 60 }
const server = await openTestServer({ env: { CRAWL: 'own' }, allowed: { readByAddress: unlimited } })
// Before the first request: it takes longer than the server keeps an idle connection.
await onDatabase(server, db => fillSampleFigures(db as never, hobartDay(new Date())))
const staff = await openStaff(server, 'Ada Moss', 'administrator')
await openStaff(server, 'Ben Roe', 'support', 'legal')
const { visitor } = staff
const headers = { Cookie: `office=${visitor.cookie('office')}`, Origin: server.origin }
const office = createOfficeClient({ baseUrl: server.origin + officeApi, fetch, headers })
const filled = await fillOffice(server, office)
await fillCare(server)
const issue = await saveSampleIssue(office)
const { staff: everybody } = await office.listStaff()
const colleague = everybody.find(({ name }) => name === 'Ben Roe')?.id ?? ''
await visitor.open('/office/people')
visitor.fill('Email address', filled.email)
await visitor.press('Find')
const person = visitor.path.slice('/office'.length)
await visitor.open('/office/me')
await confirmWho(staff)

const screens: Record<string, string> = {
  home: '/',
  inbox: '/inbox',
  'inbox-empty': '/inbox/spam',
  search: '/inbox?q=%E3%83%AC%E3%82%A4%E3%83%A4%E3%83%BC',
  request: `/inbox/requests/${filled.request.toLowerCase()}`,
  'saved-replies': '/saved-replies',
  'saved-reply': '/saved-replies?id=new',
  beta: '/beta',
  permissions: '/permissions',
  permission: `/permissions/${filled.permission.toLowerCase()}`,
  licence: `/permissions/${filled.licence.toLowerCase()}`,
  licences: '/licences',
  'media-list': '/media-list',
  people: '/people',
  person,
  export: '/export',
  content: '/content',
  handbook: '/content/handbook',
  'handbook-tree': '/content/handbook/tree/procreate',
  facts: '/content/article/facts/insight/2026/one-leaf',
  'legal-write': '/content/legal/en/legal/privacy-policy',
  'legal-schedule': '/content/schedule/legal/en/legal/privacy-policy',
  write: '/content/article/jp/insight/2026/one-leaf',
  translate: '/content/translate/article/cn/insight/2026/one-leaf',
  history: '/content/history/article/en/insight/2026/one-leaf',
  schedule: '/content/schedule/article/en/insight/2026/one-leaf',
  preview: '/content/preview/article/en/insight/2026/one-leaf',
  files: '/content/files',
  calendar: '/calendar',
  bundles: '/bundles',
  newsletter: '/newsletter',
  issue: `/newsletter/${issue}`,
  'issue-preview': `/newsletter/${issue}?view=preview&language=jp`,
  'issue-readers': `/newsletter/${issue}?view=readers`,
  media: '/media',
  words: '/site/words',
  figures: '/figures',
  'figures-weeks': '/figures?period=26w',
  votes: '/site/votes',
  readers: '/newsletter/readers',
  comments: '/site/votes?show=comments',
  searches: '/site/searches',
  redirects: '/site/redirects',
  announcements: '/site/announcements',
  incidents: '/site/incidents?id=new-incident',
  prices: '/site/prices',
  staff: '/staff',
  'staff-member': `/staff/${colleague}`,
  audit: '/audit',
  health: '/health',
  care: '/care',
  links: '/site/links',
  'links-site': '/site/links?view=site',
  terms: '/site/terms',
  move: '/content/move/article/insight/2026/one-leaf',
  me: '/me',
  guide: '/guide',
  'guide-page': '/guide/request',
  elevate: '/elevate?to=%2Fexport',
  missing: '/nothing-here',
}
const doors = { login: '/login' }

const browser = await openBrowser()
const { page, complaints } = await visit(browser, { origin: server.origin })
const take = async (name: string, path: string) => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      if (colorScheme === schemes[0] && width === widths[0]) {
        await page.goto(`/office${path}`)
        await hydrated(page)
        // It takes the place of the Markdown.
        if ((await page.locator('textarea[name="body"]').count()) > 0)
          await page.locator('[contenteditable="true"]').first().waitFor()
      }
      const excess = await overflowOf(page)
      if (excess > 0) console.log(`${name} at ${width}: ${excess} px too wide`)
      await page.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: process.env.FULL === '1',
      })
    }
  }
}
const isAsked = (name: string) => parts.length === 0 || parts.some(part => name.includes(part))
for (const [name, path] of Object.entries(doors)) if (isAsked(name)) await take(name, path)
await page.context().addCookies([{ name: 'office', value: visitor.cookie('office'), url: server.origin }])
for (const [name, path] of Object.entries(screens)) if (isAsked(name)) await take(name, path)
if (complaints.length > 0) console.log(complaints.join('\n'))
await browser.close()
await server.close()
process.exit(0)
