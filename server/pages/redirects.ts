import type { AdminPeer } from '../../contract/service-calls.ts'
import type { Log } from '../../platform/log.ts'
import { isOwnCrawl } from '../../services/office/care/crawl/user-agent.ts'
import { link, readPath } from '../../site/language/link.ts'

interface RedirectOptions {
  readonly admin: Pick<AdminPeer, 'getRedirects' | 'countRedirects'>
  /** A number that changes with the redirects. */
  readonly version: () => number
  readonly log: Log
}

/** Hits are sent together after so many milliseconds; those of a process that ends before are lost. */
const countAfterMs = 5000

/** The redirects of addresses without a page, in memory until they change. */
export function createRedirects({ admin, version, log }: RedirectOptions) {
  let known: { readonly version: number; readonly targets: Promise<ReadonlyMap<string, string>> } | null =
    null
  let lastGood: ReadonlyMap<string, string> = new Map()
  let hits = new Map<string, number>()

  async function load(): Promise<ReadonlyMap<string, string>> {
    const { redirects } = await admin.getRedirects()
    lastGood = new Map(redirects.map(({ from, to }) => [from, to]))
    return lastGood
  }

  /** Concurrent requests share one reading; after a failed one the last good redirects hold until the next request. */
  function targets(): Promise<ReadonlyMap<string, string>> {
    const current = version()
    if (known?.version === current) return known.targets
    const targets = load().catch((error: unknown) => {
      log.warn({ reason: String(error) }, 'Redirects not read')
      if (known?.targets === targets) known = null
      return lastGood
    })
    known = { version: current, targets }
    return targets
  }

  function count(from: string): void {
    if (hits.size === 0) setTimeout(() => void send(), countAfterMs).unref()
    hits.set(from, (hits.get(from) ?? 0) + 1)
  }

  async function send(): Promise<void> {
    const body = { hits: [...hits].map(([from, times]) => ({ from, times })) }
    hits = new Map()
    await admin
      .countRedirects({ body })
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'Hits of redirects not counted'))
  }

  /**
   * The address that a path without a page leads to, in the same language; null without a redirect. The crawl of the site is
   * not counted.
   */
  return async (path: string, userAgent = ''): Promise<string | null> => {
    const { locale, page } = readPath(path)
    const target = (await targets()).get(page)
    if (target === undefined) return null
    if (!isOwnCrawl(userAgent)) count(page)
    return link(locale, target as typeof page)
  }
}

export type FindRedirect = ReturnType<typeof createRedirects>
