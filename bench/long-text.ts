import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createOfficeClient, officeApi } from '../contract/office/office.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Tables } from '../server/services/tables.ts'
import { hydrated, openBrowser } from '../test/browser.ts'
import { openFolder, startProduction } from './production.ts'
import { addMember, logIn } from './staff-session.ts'

const serviceSecret = 'known to the bench and the server'

/** How many segments the long text has. */
export const segments = 300
export const long = 'insight/2026/one-leaf'
export const usual = 'insight/2026/never-grey'

/** A site whose article `long` is long in English and Japanese, and a member of staff in a browser. */
export async function openDesk(flags: readonly string[] = []) {
  process.env.SERVICE_SECRET = serviceSecret
  const folder = openFolder()
  const site = await startProduction(folder)
  const database = await openDatabase<Tables>({
    kind: 'embedded',
    file: join(folder, 'data', 'site.db'),
  })
  const staffId = await addMember(database.db, 'Ada Moss', 'administrator')
  const cookie = await logIn(database.db, staffId)
  const office = createOfficeClient({
    baseUrl: site.origin + officeApi,
    headers: { Authorization: `Service ${serviceSecret}`, 'X-Visitor-Address': '203.0.113.7' },
    fetch: request => {
      request.headers.set('Cookie', `office=${cookie}`)
      return fetch(request)
    },
  })
  for (const part of ['en', 'jp'] as const) {
    const view = await office.getEntry({ params: { entry: long }, query: { part } })
    const { title = 'One leaf', description = '' } = view.text ?? {}
    await office.saveText({
      params: { entry: long, part },
      body: {
        version: view.version,
        based_on: view.draft?.id ?? null,
        text: { title, description, markdown: markdownIn(part) },
      },
    })
  }
  const browser = await openBrowser(undefined, flags)
  return {
    async open(path: string): Promise<Page> {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        bypassCSP: !!process.env.BYPASS,
      })
      await context.addCookies([{ name: 'office', value: cookie, url: site.origin, sameSite: 'Strict' }])
      const page = await context.newPage()
      await page.goto(`${site.origin}/office/${path}`)
      await hydrated(page)
      return page
    },
    async close(): Promise<void> {
      await browser.close()
      await database.close()
      await site.stop()
    },
  }
}

/** A text with everything that a long article has. */
function markdownIn(part: 'en' | 'jp'): string {
  const words =
    part === 'en'
      ? 'Light moves over the water, and **paper** waits. '
      : '光は水の上を動き、**紙** は待っています。'
  const line = (at: number) => {
    if (at % 12 === 0) return `## ${part === 'en' ? 'Part' : '章'} ${at} {#part-${at}}`
    if (at % 7 === 0) return `- ${words}${at}\n- [One](page:/press)\n- ${words}`
    return `${words.repeat(3)}${at}`
  }
  return Array.from({ length: segments }, (_, at) => line(at)).join('\n\n')
}
