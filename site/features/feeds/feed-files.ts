/** The formats of a feed of articles, and their files below its page. */
export const feedFiles = [
  { format: 'atom', type: 'application/atom+xml', file: 'feed.xml' },
  { format: 'rss', type: 'application/rss+xml', file: 'rss.xml' },
  { format: 'json', type: 'application/feed+json', file: 'feed.json' },
] as const

export type FeedFormat = (typeof feedFiles)[number]['format']
