import { defaultLocale, everyLocale, type Locale, languageTagOf } from '../../contract/locale.ts'
import { link, type PagePath } from '../language/link.ts'
import type { TextLanguage } from '../language/text-language.ts'

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
  /** The languages of the page's text; all by default. */
  readonly text?: TextLanguage
  /** Whether it is a view of the page that the canonical link names, and is not indexed itself. */
  readonly isView?: boolean
}

const openGraphLocale = { en: 'en_US', cn: 'zh_CN', jp: 'ja_JP' } as const satisfies Record<Locale, string>

/**
 * Title, description, canonical and `hreflang` links, and the Open Graph tags. Of a text in another language the canonical
 * link is that language's page, and there are no `hreflang` links.
 */
export function PageHead({
  origin,
  locale,
  page,
  title,
  description,
  picture,
  pictureSize = { width: 1200, height: 630 },
  published,
  text,
  isView = false,
}: PageHeadProps) {
  const fallback = text?.fallback
  const address = `${origin}${link(fallback?.locale ?? locale, page)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {isView && <meta name="robots" content="noindex" />}
      {!fallback && !isView && <Alternates {...{ origin, page }} locales={text?.locales} />}
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

interface AlternatesProps extends Pick<PageHeadProps, 'origin' | 'page'> {
  readonly locales: readonly Locale[] | undefined
}

const Alternates = ({ origin, page, locales = everyLocale }: AlternatesProps) => (
  <>
    {locales.map(other => (
      <link
        key={other}
        rel="alternate"
        hrefLang={languageTagOf(other)}
        href={`${origin}${link(other, page)}`}
      />
    ))}
    {locales.includes(defaultLocale) && (
      <link rel="alternate" hrefLang="x-default" href={`${origin}${link(defaultLocale, page)}`} />
    )}
  </>
)
