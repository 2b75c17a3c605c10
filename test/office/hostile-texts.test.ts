import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { everyLocale } from '../../contract/locale.ts'
import type { EntryView } from '../../contract/office/content-text.ts'
import { link, type PagePath } from '../../site/language/link.ts'
import { hydrated } from '../browser.ts'
import { openStage } from '../journeys/stage.ts'
import { loopCount } from '../loop-count.ts'
import { createRandom } from '../seeded-random.ts'
import { makeHostileFacts, makeHostileText } from './hostile-texts.ts'
import { openStaff } from './staff.ts'

const stage = openStage({ server: {} })
/** Each seed makes a part of the texts, 2000 in all. */
const seeds = Array.from({ length: loopCount(1, 20) }, (_, at) => at + 7)
const times = loopCount(45, 100)
/** So many of a part are looked at in a browser: on the site and in the editor. */
const looks = 2

const entries = [
  { path: 'insight/2026/one-leaf', page: '/insight/2026/one-leaf' },
  { path: 'handbook/procreate/layers', page: '/handbook/procreate/5.3/layers' },
  { path: 'careers/brush-maker', page: '/careers/brush-maker' },
  { path: 'legal/privacy-policy', page: '/privacy-policy' },
] as const
const around = [
  '/insight/feed.xml',
  '/insight/rss.xml',
  '/insight/feed.json',
  '/careers/feed.xml',
  '/insight',
  '/careers',
]

/** What a browser would run, or follow to somewhere else than a page. */
function dangersOf(html: string, isXml = false): string[] {
  const $ = load(html, isXml ? { xml: true } : { scriptingEnabled: false })
  const dangers: string[] = []
  $('*').each((_, element) => {
    if (!('attribs' in element)) return
    for (const [name, value] of Object.entries(element.attribs)) {
      if (/^on/i.test(name) || name === 'srcdoc') dangers.push(`${element.name} ${name}`)
      const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].includes(name)
      if (isAddress && /^(?:javascript|vbscript|data:text|file)/i.test(value.replaceAll(/[\0-\x20]/g, '')))
        dangers.push(`${element.name} ${name}=${value}`)
    }
  })
  $('script').each((_, element) => {
    const text = $(element).text()
    const type = $(element).attr('type') ?? ''
    if (/^\s*alert\(1\)/.test(text) || (type === '' && /[^"\\\w]alert\(1\)[^"]*$/.test(text.trim())))
      dangers.push(`script ${text.slice(0, 60)}`)
  })
  return dangers
}

for (const seed of seeds)
  test(
    `hostile texts are refused with a sentence or inert wherever they are shown (${times} texts, seed ${seed})`,
    () => attack(seed),
    480_000,
  )

async function attack(seed: number) {
  const { fetch } = stage.testServer
  const { visitor } = await openStaff(stage.testServer, 'Hostile Texts', 'administrator')
  const random = createRandom(seed)
  const send = async (method: string, path: string, body?: object | string) => {
    const response = await fetch(`/api/office${path}`, {
      method,
      headers: {
        Cookie: `office=${visitor.cookie('office')}`,
        'Sec-Fetch-Site': 'same-origin',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const json = (await response.json()) as Record<string, unknown>
    return { status: response.status, json }
  }
  const faults: string[] = []
  const counts = { refused: 0, saved: 0, published: 0 }
  const fetchAndLook = async (path: string, status = 200) => {
    const response = await fetch(path)
    const text = await response.text()
    if (response.status !== status) faults.push(`${path}: ${response.status}`)
    const type = response.headers.get('content-type') ?? ''
    if (/html|xml/.test(type))
      faults.push(...dangersOf(text, type.includes('xml')).map(danger => `${path}: ${danger}`))
    return text
  }
  let looked = 0
  for (let at = 0; at < times; at++) {
    const { path, page } = entries[at % entries.length] as (typeof entries)[number]
    const locale = random.pick(everyLocale)
    const entry = `/content/entries/${encodeURIComponent(path)}`
    const view = (await send('GET', `${entry}?part=${locale}`)).json as unknown as EntryView
    const { title, description, body } = makeHostileText(random)
    const text = { title, description, ...body }
    const base = { version: view.version, based_on: view.draft?.id ?? null }
    const answers = [
      await send('PUT', `${entry}/${locale}/copy`, { based_on: base.based_on, text }),
      await send('POST', '/content/check', { kind: view.entry.kind, text }),
      await send('POST', `${entry}/${locale}/style`, { text }),
      await send('POST', `${entry}/facts`, {
        ...base,
        version: 0,
        facts: makeHostileFacts(view.facts ?? {}, random),
      }),
    ]
    const saved = await send('POST', `${entry}/${locale}/text`, { ...base, text })
    answers.push(saved)
    if (saved.status === 200) {
      counts.saved++
      const published = await send('POST', `${entry}/${locale}/publish`, { version: saved.json.version })
      answers.push(published)
      if (published.status === 200) {
        counts.published++
        await fetchAndLook(link(locale, page as PagePath))
        await fetchAndLook(`${link(locale, page as PagePath)}.data`)
        if (/^\/(?:insight|handbook)\//.test(page)) await fetchAndLook(link(locale, `${page}.md` as PagePath))
        if (counts.published % 8 === 1)
          for (const each of around) await fetchAndLook(link(locale, each as PagePath))
        if (counts.published % 8 === 1) await fetchAndLook('/llms.txt')
        if (looked < looks) {
          looked++
          await look(link(locale, page as PagePath), `/office/content/${view.entry.kind}/${locale}/${path}`)
        }
      }
    } else counts.refused++
    for (const { status, json } of answers) {
      const isSentence = typeof json.detail === 'string' && json.detail.length > 3
      if (status >= 500 || (status >= 400 && status !== 409 && !isSentence))
        faults.push(`${JSON.stringify(text).slice(0, 200)}: ${status} ${JSON.stringify(json).slice(0, 100)}`)
    }
  }
  for (const word of ['<script>alert(1)</script>', '\0', '%00', '"', '绘'.repeat(300)])
    await fetchAndLook(`/handbook/procreate/5.3/search?q=${encodeURIComponent(word)}`)
  expect(faults).toEqual([])
  expect(counts.saved).toBeGreaterThan(times / 20)
  expect(counts.published).toBeGreaterThan(times / 40)
  expect(counts.refused).toBeGreaterThan(times / 4)

  /** In a browser nothing runs, and the content policy has nothing to refuse. */
  async function look(...paths: string[]) {
    const opened = await stage.open('/robots.txt', { cookies: { office: visitor.cookie('office') } })
    const heard: string[] = []
    opened.on('dialog', dialog => {
      heard.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    await opened.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        console.error(`violation: ${violatedDirective} ${sample}`),
      )
    })
    for (const path of paths) {
      await opened.goto(path)
      await hydrated(opened)
      if (path.startsWith('/office')) await opened.locator('[contenteditable="true"]').waitFor()
    }
    faults.push(...heard)
    await opened.close()
  }
}
