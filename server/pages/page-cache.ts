import { setTimeout as sleep } from 'node:timers/promises'
import type { ContentNews } from '../services/content-news.ts'
import { bodiesOf, type CachedPage, encodePage } from './cached-page.ts'
import { compressWell } from './encodings.ts'
import { createRenderQueue } from './render-queue.ts'

interface PageCacheOptions {
  readonly news: Pick<ContentNews, 'version' | 'lastOf' | 'onChange'>
  readonly maxBytes?: number
  /** The status of the cached pages; 200 when left out. */
  readonly status?: number
  /** false: pages stay compressed quickly. */
  readonly compressesWell?: boolean | undefined
  /** Milliseconds. */
  readonly now?: () => number
}

/** The age after which a page is rendered again behind its next visitor, in ms: nothing is known that it would miss. */
const maxAgeMs = 3_600_000
/** The same for a page that shows the time, and for a live one, */
const timedAgeMs = 60_000
/** and for a degraded one. */
const degradedAgeMs = 5_000

/** A page that was asked for in this time is rendered again at once when its content changes, in ms. */
const popularMs = 60_000
/** How long a visitor waits for the new page where there is one of before, in ms. */
const longestWaitMs = 1_000
/** Renderings at a time that no visitor waits for. */
const behindAtOnce = 2

/** Bytes up to which a page is compressed at the highest level, which takes seconds of processor time for more. */
const maxCompressedWell = 256 * 1024

/** `expired`: served while it is revalidated. `outdated`: its content has changed since. */
export type CachedState = 'fresh' | 'expired' | 'outdated' | 'absent' | 'off'

type Freshness = 'fresh' | 'expired' | 'outdated'

interface Entry {
  readonly page: CachedPage
  /** Renders it again for nobody in particular; without it, it waits for the next visitor. */
  readonly again: Render | undefined
  /** Read since it was stored, or since it was last spared: a hit sets a bit and does not reorder the map. */
  isUsed: boolean
  usedAt: number
  /** Whether its content has changed, as of a version. */
  freshness: Freshness
  checkedAt: number
}

type Render = () => Promise<CachedPage>

/**
 * A cache of rendered pages with CLOCK eviction, which approximates LRU. They are fresh until what they show has changed, and
 * served stale when rendering fails. Only a 200 (or another given status) without cookies is cached.
 */
export function createPageCache({
  news,
  maxBytes = 64 * 1024 * 1024,
  status = 200,
  compressesWell = true,
  now = Date.now,
}: PageCacheOptions) {
  const pages = new Map<string, Entry>()
  const underWay = new Map<string, Promise<CachedPage>>()
  const behind = createRenderQueue(behindAtOnce)
  let bytes = 0

  function keep(key: string, page: CachedPage, again: Render | undefined): CachedPage {
    const usedAt = pages.get(key)?.usedAt ?? now()
    forget(key)
    pages.set(key, { page, again, isUsed: false, usedAt, freshness: 'fresh', checkedAt: page.version })
    bytes += page.bytes
    for (const [oldest, entry] of pages) {
      if (bytes <= maxBytes || pages.size === 1) break
      if (entry.isUsed || oldest === key) {
        entry.isUsed = false
        pages.delete(oldest)
        pages.set(oldest, entry)
      } else forget(oldest)
    }
    return page
  }

  function forget(key: string) {
    bytes -= pages.get(key)?.page.bytes ?? 0
    pages.delete(key)
  }

  /** Concurrent requests share one rendering. */
  function renderOnce(key: string, render: Render, again = pages.get(key)?.again): Promise<CachedPage> {
    const task = `${news.version()} ${key}`
    const running = underWay.get(task)
    if (running) return running
    const started = render()
      .then(
        page => settle(key, page, again),
        error => keepLastGood(key) ?? Promise.reject(error),
      )
      .finally(() => underWay.delete(task))
    underWay.set(task, started)
    return started
  }

  function settle(key: string, page: CachedPage, again: Render | undefined): CachedPage {
    if (page.status >= 500) return keepLastGood(key) ?? page
    if (page.status !== status || page.setsCookie) {
      forget(key)
      return page
    }
    const last = pages.get(key)?.page
    if (last && last.version > page.version) return last
    if (last?.etag === page.etag) return keep(key, encodePage(page, bodiesOf(last)), again)
    if (compressesWell && page.encoded.identity.body.length <= maxCompressedWell)
      void keepCompressed(key, page, again)
    return keep(key, page, again)
  }

  /** Rendering failed: the stale page is served on, and soon tried again. */
  function keepLastGood(key: string): CachedPage | undefined {
    const last = pages.get(key)
    const page = last && { ...last.page, degraded: true, renderedAt: now(), version: news.version() }
    return page && keep(key, page, last.again)
  }

  async function keepCompressed(key: string, page: CachedPage, again: Render | undefined): Promise<void> {
    const bodies = await compressWell(bodiesOf(page).identity)
    if (pages.get(key)?.page === page) keep(key, encodePage(page, bodies), again)
  }

  /** Looks at the keys of a page once for each change. */
  function freshnessOf(entry: Entry): Freshness {
    const { page } = entry
    const version = news.version()
    if (entry.checkedAt !== version) {
      entry.checkedAt = version
      if (news.lastOf(page.keys) > page.version) entry.freshness = 'outdated'
      else if (news.lastOf(page.beside) > page.version) entry.freshness = 'expired'
    }
    if (entry.freshness !== 'fresh') return entry.freshness
    const maxAge = page.degraded ? degradedAgeMs : page.showsTime || page.isLive ? timedAgeMs : maxAgeMs
    if (now() - page.renderedAt <= maxAge) return 'fresh'
    return page.isLive ? 'outdated' : 'expired'
  }

  function renderBehind(key: string, render: Render, isUrgent = false) {
    const renderDue = async () => {
      const entry = pages.get(key)
      if (entry && freshnessOf(entry) !== 'fresh') await renderOnce(key, render)
    }
    behind.add(key, renderDue, isUrgent)
  }

  /** What visitors have just asked for is rendered before the next one asks. */
  news.onChange(() => {
    const since = now() - popularMs
    for (const [key, entry] of pages)
      if (entry.again && entry.usedAt >= since && freshnessOf(entry) === 'outdated')
        renderBehind(key, entry.again, true)
  })

  return {
    /** The cached page if it is fresh, synchronously. */
    peek(key: string): CachedPage | undefined {
      const entry = pages.get(key)
      if (!entry || freshnessOf(entry) !== 'fresh') return undefined
      entry.isUsed = true
      entry.usedAt = now()
      return entry.page
    },
    /**
     * The page. The caller waits for `render` only when there is none or its content has changed; `again` renders it later for
     * nobody in particular.
     */
    async find(key: string, render: Render, again?: Render): Promise<CachedPage> {
      const entry = pages.get(key)
      if (!entry) return renderOnce(key, render, again)
      entry.usedAt = now()
      const freshness = freshnessOf(entry)
      if (freshness === 'fresh') return entry.page
      if (freshness === 'expired') {
        renderBehind(key, again ?? render)
        return entry.page
      }
      const given = new AbortController()
      const waited = sleep(longestWaitMs, entry.page, { signal: given.signal, ref: false })
      waited.catch(() => {})
      return Promise.race([renderOnce(key, render, again), waited]).finally(() => given.abort())
    },
    /** The state of a page, without marking it as used. */
    stateOf(key: string): CachedState {
      const entry = pages.get(key)
      return entry ? freshnessOf(entry) : 'absent'
    },
    /** Whether a page is cached, fresh or not. */
    has: (key: string): boolean => pages.has(key),
    get size() {
      return pages.size
    },
    get bytes() {
      return bytes
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** For development: every request renders, and shows errors. */
export const noPageCache: PageCache = {
  peek: () => undefined,
  find: (_key, render) => render(),
  stateOf: () => 'off',
  has: () => false,
  size: 0,
  bytes: 0,
}
