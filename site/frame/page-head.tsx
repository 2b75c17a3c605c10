import { everyLocale, type Locale, languageTagOf } from '../../contract/locale.ts'
import { link, type PagePath } from '../language/link.ts'

interface PageHeadProps {
  readonly origin: string
  readonly locale: Locale
  readonly page: PagePath
  readonly title: string
  readonly description: string
  /** A path; 1200×630 pixels by default. */
  readonly picture: string
  readonly pictureSize?: { readonly width: number; readonly height: number }
  /** The date of an article, such as `2026-11-12`; sets `og:type` to article. */
  readonly published?: string
  /**
   * The text is English in every language: the canonical link is the English page's, and there are no `hreflang` links.
   */
  readonly untranslated?: boolean
}

const openGraphLocale = { en: 'en_US', cn: 'zh_CN', jp: 'ja_JP' } as const satisfies Record<Locale, string>

/** Title, description, canonical and `hreflang` links, and the Open Graph tags. */
export function PageHead({
  origin,
  locale,
  page,
  title,
  description,
  picture,
  pictureSize = { width: 1200, height: 630 },
  published,
  untranslated = false,
}: PageHeadProps) {
  const address = `${origin}${link(untranslated ? 'en' : locale, page)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {!untranslated && <Alternates origin={origin} page={page} />}
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:site_name" content="procreate" />
      <meta property="og:locale" content={openGraphLocale[locale]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${picture}`} />
      <meta property="og:image:width" content={`${pictureSize.width}`} />
      <meta property="og:image:height" content={`${pictureSize.height}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const Alternates = ({ origin, page }: Pick<PageHeadProps, 'origin' | 'page'>) => (
  <>
    {everyLocale.map(other => (
      <link
        key={other}
        rel="alternate"
        hrefLang={languageTagOf(other)}
        href={`${origin}${link(other, page)}`}
      />
    ))}
    <link rel="alternate" hrefLang="x-default" href={`${origin}${link('en', page)}`} />
  </>
)
