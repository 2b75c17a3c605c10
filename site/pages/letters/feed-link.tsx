import type { Locale } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'

/** The feed of the archive for autodiscovery. */
export const FeedLink = ({ title, locale }: { readonly title: string; readonly locale: Locale }) => (
  <link
    rel="alternate"
    type="application/atom+xml"
    title={title}
    href={link(locale, '/newsletter/archive/feed.xml')}
  />
)
