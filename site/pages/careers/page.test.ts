import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site, startServices } from '../../../test/apart/site-and-services.ts'
import { type HtmlQuery, queryHtml, queryXml } from '../../../test/html.ts'
import { inTurn } from '../../../test/loop-count.ts'
import { sharedServer } from '../../../test/shared-server.ts'
import type { TestServer } from '../../../test/test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await sharedServer()
})

async function visit(path: string) {
  const response = await testServer.fetch(path)
  const page = queryHtml(await response.text())
  /** The positions of the list, in its order. */
  const slugs = page.attributes('li[id]', 'id')
  return { status: response.status, page, shown: page.text(), slugs }
}

/** Where the link to more positions leads. */
const moreIn = (page: HtmlQuery) =>
  page.attribute('a[href*="cursor="][href*="#"]', 'href')?.replace(/#.*/, '') ?? null

async function walk(path: string) {
  const pages: string[][] = []
  for (let next: string | null = path; next !== null; ) {
    const { slugs, page } = await visit(next)
    pages.push([...slugs])
    next = moreIn(page)
  }
  return pages
}

describe('the list of positions', () => {
  test('shows six, and says how many there are', async () => {
    const { status, shown, slugs } = await visit('/careers')
    expect([status, slugs.length]).toEqual([200, 6])
    expect(shown).toContain('11 open positions')
    expect(shown).toContain('Showing 6 of 11.')
  })

  test.each(inTurn(['/careers', '/cn/careers', '/jp/careers'], 3, 2))(
    'of %s is walked to its end without a gap or a repeat',
    async path => {
      const [first = [], all = [], ...rest] = await walk(path)
      expect([first.length, all.length, rest.length]).toEqual([6, 11, 0])
      expect(all.slice(0, 6)).toEqual(first)
      expect(new Set(all).size).toBe(11)
      expect(all).not.toContain('community-editor')
    },
  )

  test('keeps the filter while it is walked', async () => {
    const pages = await walk('/careers?type=full-time')
    expect(pages.map(page => page.length)).toEqual([6, 8])
  })

  test('is narrowed down by each name, and by two at once', async () => {
    expect((await visit('/careers?team=support')).slugs).toEqual(['support-artist-japanese'])
    expect((await visit('/careers?location=remote-japan')).slugs).toHaveLength(2)
    expect((await visit('/careers?workplace=on-site&team=brushes')).slugs).toEqual([
      'paper-archivist',
      'brush-maker',
    ])
  })

  test('counts for each word what choosing it would show, the other filters as they stand', async () => {
    const counts = ({ page }: { page: HtmlQuery }) =>
      Object.fromEntries(
        page.each(':has(> .visually-hidden + [aria-hidden="true"])').map(word => {
          const [title = ''] = word.text().split(word.text('.visually-hidden'))
          return [title.trim(), Number(word.text('.visually-hidden + [aria-hidden="true"]'))]
        }),
      )
    expect(counts(await visit('/careers'))).toMatchObject({ Engineering: 3, Hobart: 6, Remote: 5 })
    const engineering = counts(await visit('/careers?team=engineering'))
    expect(engineering).toMatchObject({ Hobart: 1, 'Part-time': 0, Remote: 2, Design: 3 })
    for (const [query, count] of [
      ['team=engineering&location=hobart', engineering.Hobart],
      ['team=engineering&workplace=remote', engineering.Remote],
      ['team=design', engineering.Design],
    ]) {
      expect((await visit(`/careers?${query}`)).slugs).toHaveLength(Number(count))
    }
  })

  test('marks what is chosen, which leads back, and offers to clear all', async () => {
    const { page } = await visit('/careers?team=support&location=remote-japan')
    expect(page.attributes('a[aria-current="true"]', 'href')).toEqual([
      '/careers?location=remote-japan#positions',
      '/careers?team=support#positions',
    ])
    expect(page.attributes('a', 'href')).toContain('/careers#positions')
    expect((await visit('/careers')).shown).not.toContain('Clear all')
  })

  test('that is empty says so, and where to write', async () => {
    const { status, page, shown } = await visit('/careers?team=support&location=hobart')
    expect(status).toBe(200)
    expect(shown).toContain('No positions found.')
    expect(shown).toContain("We aren't hiring in this area right now.")
    expect(page.texts('a[href="mailto:careers@localhost"]')).toContain('Get in touch')
  })

  test.each([
    ['a word that is none of ours', 'team=wizards'],
    ['a word of another name', 'team=hobart'],
    ['a word of the prototype', 'team=__proto__'],
    ['a word that breaks out of a query', "location=' or 1=1 --"],
    ['a control character', 'type=%00'],
    ['a word without end', `workplace=${'x'.repeat(4000)}`],
    ['a cursor that no list gave', 'cursor=zzz'],
    ['half a cursor', `cursor=${Buffer.from('2026-11-16').toString('base64url')}`],
  ])('is not there for %s', async (_, query) => {
    expect((await visit(`/careers?${query.replaceAll(' ', '%20')}`)).status).toBe(404)
  })

  test('does not mind names that it does not know', async () => {
    const { status, slugs } = await visit('/careers?utm_source=x&team[]=support&limit=1000000&only=id')
    expect([status, slugs.length]).toEqual([200, 6])
  })
})

describe('a position', () => {
  const posting = (page: HtmlQuery) => page.data().find(data => data['@type'] === 'JobPosting')

  test('shows what it is, what it pays and how to apply', async () => {
    const { status, page, shown } = await visit('/careers/graphics-engineer')
    expect(status).toBe(200)
    expect(shown).toContain('125,000–145,000 Australian dollars a year')
    expect(page.texts('time[datetime="2026-11-09"]')).toContain('November 9, 2026')
    expect(page.attributes('a', 'href')).toContain(
      'mailto:careers@localhost?subject=Application%3A%20Graphics%20engineer',
    )
    expect(page.texts('main *')).toContain('careers@localhost')
  })

  test.each([
    ['/cn/careers/graphics-engineer', '2026年11月9日'],
    ['/jp/careers/support-artist-japanese', '2026年10月19日'],
  ])('speaks the language of %s', async (path, date) => {
    expect((await visit(path)).shown).toContain(date)
  })

  test('that is open is a job posting for machines', async () => {
    expect(posting((await visit('/careers/graphics-engineer')).page)).toMatchObject({
      title: 'Graphics engineer',
      datePosted: '2026-11-09',
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressLocality: 'Hobart' } },
      baseSalary: { currency: 'AUD', value: { minValue: 125000, maxValue: 145000, unitText: 'YEAR' } },
      description: expect.stringMatching(/^<p>Write the code .*<h2>What you will do<\/h2><ul><li>/),
    })
  })

  test('that is done from home says where one has to live', async () => {
    const remote = posting((await visit('/careers/accessibility-tester')).page)
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', employmentType: 'PART_TIME' })
    expect(remote.applicantLocationRequirements.map(({ name }: { name: string }) => name)).toEqual([
      'AU',
      'NZ',
    ])
    expect(remote.jobLocation).toBeUndefined()
  })

  test.each(['/careers', '/cn/careers', '/jp/careers'])(
    'that is closed answers 410 below %s and names open ones',
    async path => {
      const { status, page } = await visit(`${path}/community-editor`)
      expect(status).toBe(410)
      expect(posting(page)).toBeUndefined()
      expect(page.count('[href^="mailto:"]')).toBe(0)
      expect(page.attributes('a', 'href')).toContain(`${path}/graphics-engineer`)
      expect(page.attribute('meta[name="robots"]', 'content')).toBe('noindex')
    },
  )

  test.each(['/careers/nobody', '/careers/__proto__', '/careers/a%2Fb', '/careers/%27', '/careers/a/b'])(
    'is not there at %s',
    async path => {
      expect((await visit(path)).status).toBe(404)
    },
  )
})

describe('the feed', () => {
  test.each(inTurn(['', '/cn', '/jp'], 3, 1))(
    'below "%s" has every open position once, with its text',
    async prefix => {
      const response = await testServer.fetch(`${prefix}/careers/feed.xml`)
      const feed = queryXml(await response.text())
      expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
      const ids = feed.texts('entry > id')
      expect(new Set(ids).size).toBe(11)
      expect(ids).toContain(`${testServer.origin}${prefix}/careers/graphics-engineer`)
      const texts = feed.texts('entry > content[type="html"]')
      expect(texts.filter(text => /^<p>.+?<h2>/.test(text))).toHaveLength(11)
    },
  )

  test('is not sent again to who has it', async () => {
    const etag = (await testServer.fetch('/careers/feed.xml')).headers.get('etag') ?? ''
    const again = await testServer.fetch('/careers/feed.xml', { headers: { 'If-None-Match': etag } })
    expect([etag.length > 10, again.status]).toEqual([true, 304])
  })
})

describe('when the service fails', () => {
  let services: Awaited<ReturnType<typeof startServices>>
  let site: Site
  beforeAll(async () => {
    services = await startServices()
    site = await openSite(services.origin, 'down')
  })
  afterAll(async () => {
    await site.close()
    await services.stop()
  })

  test('the list says so and the page stands', async () => {
    const response = await site.fetch('/careers')
    const shown = queryHtml(await response.text()).text()
    expect(response.status).toBe(200)
    expect(shown).toContain('Something went wrong.')
    expect(shown).toContain('Unable to load current open positions due to an error. Try reloading the page.')
    expect(shown).not.toContain('No positions found.')
    expect(shown).toContain('Eight desks')
  })

  test('a position shows the error page', async () => {
    const response = await site.fetch('/careers/graphics-engineer')
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('Sorry, an error occured')
  })
})
