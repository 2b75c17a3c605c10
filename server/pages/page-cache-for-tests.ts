import { createContentNews } from '../services/content-news.ts'
import { type CachedPage, encodePage, etagOf } from './cached-page.ts'
import { compressQuickly } from './encodings.ts'
import { createPageCache } from './page-cache.ts'

export interface PageOptions {
  readonly text?: string
  readonly status?: number
  readonly setsCookie?: boolean
  readonly degraded?: boolean
  readonly showsTime?: boolean
  readonly isLive?: boolean
  readonly keys?: readonly string[]
  readonly beside?: readonly string[]
}

/** A cache with a clock and a content that the test changes, and a renderer that counts its pages. */
export function openCache(maxBytes?: number) {
  const { news, touch } = createContentNews()
  const source = { now: 1_000_000, rendered: 0 }
  const cache = createPageCache({
    news,
    now: () => source.now,
    ...(maxBytes !== undefined && { maxBytes }),
  })
  const page = ({ text = 'A page', status = 200, setsCookie = false, ...facts }: PageOptions = {}) => {
    source.rendered += 1
    const body = Buffer.from(text)
    const usual = { degraded: false, showsTime: false, keys: ['article'], beside: ['list'] }
    const made = {
      status,
      headers: {},
      setsCookie,
      etag: etagOf(body),
      renderedAt: source.now,
      renderedFor: 'r',
    }
    return encodePage({ ...usual, ...facts, ...made, version: news.version() }, compressQuickly(body))
  }
  const render = (options?: PageOptions) => async () => page(options)
  return { source, cache, page, render, change: (...keys: string[]) => touch(keys) }
}

export const textOf = (page: CachedPage | undefined) => page?.encoded.identity.body.toString()
