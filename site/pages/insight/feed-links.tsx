import type { Locale } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
import type { InsightCopy } from './copy/en.ts'

const feeds = [
  { format: 'atom', type: 'application/atom+xml', path: '/insight/feed.xml' },
  { format: 'rss', type: 'application/rss+xml', path: '/insight/rss.xml' },
  { format: 'json', type: 'application/feed+json', path: '/insight/feed.json' },
] as const satisfies readonly { format: string; type: string; path: PagePath }[]

/** The feed links of every magazine page for autodiscovery. */
export function FeedLinks({
  copy,
  locale,
}: {
  readonly copy: InsightCopy['feeds']
  readonly locale: Locale
}) {
  return feeds.map(({ format, type, path }) => (
    <link key={format} rel="alternate" type={type} title={copy[format]} href={link(locale, path)} />
  ))
}
