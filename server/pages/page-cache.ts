import { compressWell, type KeptPage, sizeOf } from './kept-page.ts'

export interface PageCacheOptions {
  /** The number of the content as it stands. */
  readonly revision: () => number
  readonly maxBytes?: number
  readonly now?: () => number
}

/** After this long a page is rendered again behind the visitor's back: dates arrive, prices change elsewhere. */
const maxAgeMs = 60_000
/** A page with a fallback in it is tried again this soon. */
const degradedAgeMs = 5_000

/**
 * Pages kept in memory: rendered once, served until their content changes, the last good one when rendering fails.
 * Least recently used pages leave first; only a 200 that sets no cookie is kept.
 */
export function createPageCache({ revision, maxBytes = 64 * 1024 * 1024, now = Date.now }: PageCacheOptions) {
  const pages = new Map<string, KeptPage>()
  const underWay = new Map<string, Promise<KeptPage>>()
  let bytes = 0

  function keep(key: string, page: KeptPage) {
    forget(key)
    pages.set(key, page)
    bytes += sizeOf(page)
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes || oldest === key) break
      forget(oldest)
    }
  }

  function forget(key: string) {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= sizeOf(page)
  }

  /** Rendered once however many ask at the same time. */
  function renderOnce(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const running = underWay.get(key)
    if (running) return running
    const started = render()
      .then(page => settle(key, page))
      .finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  function settle(key: string, page: KeptPage): KeptPage {
    const last = pages.get(key)
    if (page.status >= 500 && last) return last
    if (page.status !== 200 || page.headers['set-cookie']) {
      forget(key)
      return page
    }
    keep(key, page)
    void compressWell(page).then(() => pages.get(key) === page && keep(key, page))
    return page
  }

  async function find(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const kept = pages.get(key)
    if (!kept) return renderOnce(key, render)
    if (kept.revision !== revision()) return renderOnce(key, render).catch(() => kept)
    if (now() - kept.renderedAt > (kept.degraded ? degradedAgeMs : maxAgeMs)) {
      renderOnce(key, render).catch(() => {})
    }
    return kept
  }

  return {
    /** The kept page if there is one that is good, without waiting; what most visitors get. */
    peek(key: string): KeptPage | undefined {
      const kept = pages.get(key)
      const age = kept ? now() - kept.renderedAt : 0
      const fresh = kept && kept.revision === revision() && age <= (kept.degraded ? degradedAgeMs : maxAgeMs)
      return fresh ? kept : undefined
    },
    find,
    get size() {
      return pages.size
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** For development: every visit renders anew, and shows what fails. */
export const keepNothing: PageCache = { peek: () => undefined, find: (_key, render) => render(), size: 0 }
