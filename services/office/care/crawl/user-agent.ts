const name = 'SiteCareBot'

/** The `User-Agent` of the crawl: a robot, whose it is, and what for. */
export const userAgentOf = (origin: string) => `${name}/1.0 (link check; +${origin}/)`

/** Whether a request is of a crawl like ours. */
export const isOwnCrawl = (userAgent: string): boolean => userAgent.startsWith(`${name}/`)
