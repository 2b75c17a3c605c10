import { link, type PagePath } from '../language/link.ts'
import { everyLocale, isoOf, type Locale } from '../language/locale.ts'

export interface PageHeadProps {
  readonly origin: string
  readonly locale: Locale
  readonly page: PagePath
  readonly title: string
  readonly description: string
  /** A picture of 1200×630 pixels, as a path. */
  readonly picture: string
}

const openGraphLocale = { en: 'en_US', cn: 'zh_CN', jp: 'ja_JP' } as const satisfies Record<Locale, string>

/** Title, description, the one address of the page in each language, and what is shown where it is shared. */
export function PageHead({ origin, locale, page, title, description, picture }: PageHeadProps) {
  const address = `${origin}${link(locale, page)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {everyLocale.map(other => (
        <link key={other} rel="alternate" hrefLang={isoOf(other)} href={`${origin}${link(other, page)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${link('en', page)}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="procreate" />
      <meta property="og:locale" content={openGraphLocale[locale]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${picture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
