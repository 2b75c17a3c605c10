import type { Locale } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
import { type FeedFormat, feedFiles } from './feed-files.ts'

interface FeedLinksProps {
  readonly titles: Readonly<Record<FeedFormat, string>>
  readonly locale: Locale
  /** The page whose articles are in the feeds. */
  readonly page: PagePath
}

/** The feed links of a page for autodiscovery. */
export function FeedLinks({ titles, locale, page }: FeedLinksProps) {
  return feedFiles.map(({ format, type, file }) => (
    <link
      key={format}
      rel="alternate"
      type={type}
      title={titles[format]}
      href={link(locale, `${page}/${file}`)}
    />
  ))
}
