import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { hydrated, sharedBrowser, styled, visit } from '../browser.ts'
import { sharedServer } from '../shared-server.ts'
import { smallPictures } from '../small-pictures.ts'
import { openTestServer, type TestServer, type TestServerOptions } from '../test-server.ts'

export interface Visitor extends BrowserContextOptions {
  /** In CSS pixels; 1440 by 900 by default. */
  readonly width?: number
  readonly height?: number
  /** false: the visitor's browser runs no scripts. */
  readonly scripts?: boolean
  readonly cookies?: Readonly<Record<string, string>>
  /** Allowed console messages of this visitor; none by default. */
  readonly mayComplain?: RegExp
  /** Done with the page before it goes anywhere. */
  readonly before?: (page: Page) => Promise<unknown>
}

interface Visit {
  readonly context: BrowserContext
  readonly complaints: string[]
  readonly mayComplain: RegExp
}

/** Options of a server of its own; a function where they have to be prepared. */
type OwnServer = TestServerOptions | (() => Promise<TestServerOptions>)
type StageOptions = ({ readonly workbench?: boolean } | { readonly server: OwnServer }) & {
  /** Pictures as they are; each is a single pixel by default. */
  readonly pictures?: boolean
  /** Scripts of the pages that links in view lead to are prefetched; by default they are not. */
  readonly prefetches?: boolean
}

/**
 * The stories of a file, in the worker's browser and on its shared server, or on one with settings or data of its own.
 * After each story its visitors leave, and none of them may have seen an error in the console.
 */
export function openStage(options: StageOptions = {}) {
  let testServer: TestServer
  let browser: Browser
  let linesBefore = 0
  let visits: Visit[] = []
  /** Pages that stay open between stories, by path and options. */
  const reused = new Map<string, Page>()

  beforeAll(async () => {
    const server =
      'server' in options
        ? openOwn(options.server)
        : sharedServer({ development: options.workbench ?? false })
    ;[testServer, browser] = await Promise.all([server, sharedBrowser()])
  })
  beforeEach(() => {
    linesBefore = testServer.lines.length
  })
  afterEach(async ({ task }) => {
    const complaints = visits.flatMap(({ complaints, mayComplain }) =>
      complaints.splice(0).filter(text => !mayComplain.test(text)),
    )
    if (task.result?.state === 'fail') reused.clear()
    const staying = new Set([...reused.values()].map(page => page.context()))
    const [stay = [], go = []] = [true, false].map(stays =>
      visits.filter(({ context }) => staying.has(context) === stays),
    )
    visits = stay
    await Promise.all(go.map(({ context }) => leave(context)))
    // The server's log is part of the failure.
    const lines = testServer.lines.slice(linesBefore)
    const errors = lines.filter(({ level }) => Number(level) >= 50).map(line => JSON.stringify(line))
    expect(complaints.length > 0 ? [...complaints, ...errors] : []).toEqual([])
  })
  afterAll(async () => {
    await Promise.all(visits.map(({ context }) => leave(context)))
    if ('server' in options) await testServer?.close()
  })

  /** A new visitor opens a page. */
  async function open(path: string, visitor: Visitor = {}): Promise<Page> {
    const {
      width = 1440,
      height = 900,
      scripts = true,
      cookies = {},
      mayComplain = saysNotFound,
      before,
      ...rest
    } = visitor
    const visitOptions = {
      ...(options.pictures ? {} : { extraHTTPHeaders: smallPictures }),
      origin: testServer.origin,
      viewport: { width, height },
      javaScriptEnabled: scripts,
    }
    const { context, page, complaints } = await visit(browser, { ...visitOptions, ...rest })
    visits.push({ context, complaints, mayComplain })
    // Less than a poll waits: a poll asks again where an element went between two of its questions.
    context.setDefaultTimeout(8000)
    const url = testServer.origin
    if (!options.prefetches && scripts) await page.addInitScript(withoutPrefetch)
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
    await before?.(page)
    await page.goto(path)
    await styled(page)
    return page
  }

  /** The same, and React has taken the page over. */
  async function arrive(path: string, visitor: Visitor = {}): Promise<Page> {
    const page = await open(path, visitor)
    await hydrated(page)
    return page
  }

  return {
    get testServer() {
      return testServer
    },
    open,
    arrive,
    /**
     * The page as the story before has left it, for stories that put back what they change: loaded by the first story
     * with this path and these options, again after a story that failed, and where a story has left the path. The
     * window gets its size and is at the top, and nothing has the focus.
     */
    async reuse(path: string, visitor: Omit<Visitor, 'before'> = {}): Promise<Page> {
      const { width = 1440, height = 900, mayComplain, ...rest } = visitor
      const key = JSON.stringify([path, rest, String(mayComplain)])
      const known = reused.get(key)
      if (known && pathOf(known) === path) {
        await known.setViewportSize({ width, height })
        await known.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          scrollTo({ top: 0, behavior: 'instant' })
        })
        return known
      }
      const page = await arrive(path, visitor)
      reused.set(key, page)
      return page
    },
  }
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Thirty scripts of other pages take a tenth of the processor time of a page that is looked at for a while. */
function withoutPrefetch() {
  const { supports } = DOMTokenList.prototype
  DOMTokenList.prototype.supports = function (token) {
    return token !== 'prefetch' && supports.call(this, token)
  }
}

const openOwn = async (options: OwnServer): Promise<TestServer> =>
  openTestServer(typeof options === 'function' ? await options() : options)

/** A route that continues after so many milliseconds, and does not outlive its visitor: Playwright awaits the promise. */
export const delayed = (milliseconds: number) => async (route: Route) => {
  await sleep(milliseconds)
  await route.continue()
}

/** An aborted request of a test's route is no error. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(page => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** Chromium's own message about a page with status 404. */
const saysNotFound = /^Failed to load resource: the server responded with a status of 404/

/** The text or label of the focused element, on one line. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    const text = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    return text.replaceAll(/\s+/g, ' ').trim()
  })

/** The names of the buttons with `aria-expanded="true"`. */
export async function expanded(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  return nodes
    .filter(node => node.properties?.some(({ name, value }) => name === 'expanded' && value.value === true))
    .map(node => String(node.name?.value ?? ''))
}

/** Polls until `what` gives `wanted`; fails with the last value. */
export const becomes = <T>(what: () => Promise<T>, wanted: T) =>
  expect.poll(what, { timeout: 15_000, interval: 30 }).toEqual(wanted)

/** The cookies of the visitor's browser, by name. */
export async function cookiesOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}
