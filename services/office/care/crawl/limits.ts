/** How much a crawl asks for, and how gently. Times are in ms. */
export interface CrawlLimits {
  /** Pages of ours, with what they link to. */
  readonly pages: number
  /** Addresses of other sites. */
  readonly outside: number
  /** Addresses of one other site. */
  readonly perHost: number
  /** Between two pages of ours. */
  readonly pauseMs: number
  /** Between two requests to one other site. */
  readonly hostPauseMs: number
  /** What runs at once before other jobs have their turn. */
  readonly sliceMs: number
}

export const crawlLimits: CrawlLimits = {
  pages: 10_000,
  outside: 2000,
  perHost: 200,
  pauseMs: 200,
  hostPauseMs: 2000,
  sliceMs: 10_000,
}
