import { bodiesOf, type CachedPage, encodePage } from './cached-page.ts'
import { compressWell } from './encodings.ts'

interface PageCacheOptions {
  /** The current revision of the content. */
  readonly revision: () => number
  readonly maxBytes?: number
  /** The status of the cached pages; 200 when left out. */
  readonly status?: number
  /** false: pages stay compressed quickly. */
  readonly compressesWell?: boolean | undefined
  /** Milliseconds. */
  readonly now?: () => number
}

/** The age after which a page is revalidated in the background: dates pass, prices change elsewhere. */
const maxAgeMs = 60_000
/** The same for a degraded page. */
const degradedAgeMs = 5_000

/** Bytes up to which a page is compressed at the highest level, which takes seconds of processor time for more. */
const maxCompressedWell = 256 * 1024

/** `expired`: served while it is revalidated. `outdated`: its content has changed since. */
export type CachedState = 'fresh' | 'expired' | 'outdated' | 'absent' | 'off'

interface Entry {
  readonly page: CachedPage
  /** Read since it was stored, or since it was last spared: a hit sets a bit and does not reorder the map. */
  isUsed: boolean
}

type Render = () => Promise<CachedPage>

/**
 * A cache of rendered pages with CLOCK eviction, which approximates LRU. They are fresh until their content changes, and
 * served stale when rendering fails. Only a 200 (or another given status) without cookies is cached.
 */
export function createPageCache({
  revision,
  maxBytes = 64 * 1024 * 1024,
  status = 200,
  compressesWell = true,
  now = Date.now,
}: PageCacheOptions) {
  const pages = new Map<string, Entry>()
  const underWay = new Map<string, Promise<CachedPage>>()
  let bytes = 0

  function keep(key: string, page: CachedPage): CachedPage {
    forget(key)
    pages.set(key, { page, isUsed: false })
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
  function renderOnce(key: string, render: Render): Promise<CachedPage> {
    const task = `${revision()} ${key}`
    const running = underWay.get(task)
    if (running) return running
    const started = render()
      .then(
        page => settle(key, page),
        error => keepLastGood(key) ?? Promise.reject(error),
      )
      .finally(() => underWay.delete(task))
    underWay.set(task, started)
    return started
  }

  function settle(key: string, page: CachedPage): CachedPage {
    if (page.status >= 500) return keepLastGood(key) ?? page
    if (page.status !== status || page.setsCookie) {
      forget(key)
      return page
    }
    const last = pages.get(key)?.page
    if (last && last.revision > page.revision) return last
    if (last?.etag === page.etag) return keep(key, encodePage(page, bodiesOf(last)))
    if (compressesWell && page.encoded.identity.body.length <= maxCompressedWell)
      void keepCompressed(key, page)
    return keep(key, page)
  }

  /** Rendering failed: the stale page is served on, and soon tried again. */
  function keepLastGood(key: string): CachedPage | undefined {
    const last = pages.get(key)?.page
    return last && keep(key, { ...last, degraded: true, renderedAt: now(), revision: revision() })
  }

  async function keepCompressed(key: string, page: CachedPage): Promise<void> {
    const bodies = await compressWell(bodiesOf(page).identity)
    if (pages.get(key)?.page === page) keep(key, encodePage(page, bodies))
  }

  const isFresh = (page: CachedPage) => now() - page.renderedAt <= (page.degraded ? degradedAgeMs : maxAgeMs)

  return {
    /** The cached page if it is fresh, synchronously. */
    peek(key: string): CachedPage | undefined {
      const entry = pages.get(key)
      if (!entry || entry.page.revision !== revision() || !isFresh(entry.page)) return undefined
      entry.isUsed = true
      return entry.page
    },
    /** The page; the caller waits for rendering only when there is none or its content has changed. */
    async find(key: string, render: Render): Promise<CachedPage> {
      const kept = pages.get(key)?.page
      if (!kept || kept.revision !== revision()) return renderOnce(key, render)
      // A failed revalidation in the background is not the visitor's.
      if (!isFresh(kept)) renderOnce(key, render).catch(() => {})
      return kept
    },
    /** The state of a page, without marking it as used. */
    stateOf(key: string): CachedState {
      const kept = pages.get(key)?.page
      if (!kept) return 'absent'
      if (kept.revision !== revision()) return 'outdated'
      return isFresh(kept) ? 'fresh' : 'expired'
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
