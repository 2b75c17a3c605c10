import { everyLocale, type Locale, languageTagOf } from '../../contract/locale.ts'
import { link, type PagePath } from '../language/link.ts'

export interface PageHeadProps {
  readonly origin: string
  readonly locale: Locale
  readonly page: PagePath
  readonly title: string
  readonly description: string
  /** As a path; of 1200×630 pixels where nothing else is said. */
  readonly picture: string
  readonly pictureSize?: { readonly width: number; readonly height: number }
  /** The day of an article, `2026-11-12`: what has one is an article, everything else a page. */
  readonly published?: string
  /** The text is English in every language: its one address is the English one, and it names no other languages. */
  readonly untranslated?: boolean
}

const openGraphLocale = { en: 'en_US', cn: 'zh_CN', jp: 'ja_JP' } as const satisfies Record<Locale, string>

/** Title, description, the one address of the page in each language, and what is shown where it is shared. */
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
