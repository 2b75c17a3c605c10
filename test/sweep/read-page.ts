import { load } from 'cheerio'

/** The metadata and links of a document, as the server sent it. */
export interface PageFacts {
  readonly lang: string
  readonly title: string
  readonly description: string | null
  readonly canonical: string | null
  /** Whole addresses by language. */
  readonly alternates: Readonly<Record<string, string>>
  readonly headings: readonly string[]
  /** Whole addresses of everything that `<a>` leads to. */
  readonly links: readonly string[]
  /** Whole addresses of pictures, fonts, icons, scripts and styles. */
  readonly files: readonly string[]
  readonly ids: readonly string[]
}

/** Parses the document of an address, by the rules of HTML. */
export function readPage(html: string, address: string): PageFacts {
  const $ = load(html)
  const whole = (href: string) => new URL(href, address).href
  const values = (selector: string, attribute: string): string[] =>
    $(selector)
      .toArray()
      .map(element => $(element).attr(attribute) ?? '')
  const one = (selector: string, attribute: string) => $(selector).attr(attribute) ?? null
  const inSet = (set: string) => set.split(',').map(part => part.trim().split(/\s+/)[0] ?? '')
  const canonical = one('link[rel="canonical"]', 'href')
  const alternates = 'link[rel="alternate"][hreflang]'
  const files = [
    ...values('img[src]', 'src'),
    ...values('[srcset]', 'srcset').flatMap(inSet),
    ...values('script[src]', 'src'),
    ...values('script[data-src]', 'data-src'),
    ...values('link[href]:not([rel="canonical"], [rel="alternate"], [rel="expect"])', 'href'),
    ...values('meta[property="og:image"]', 'content'),
  ]
  return {
    lang: one('html', 'lang') ?? '',
    title: $('head title').text(),
    description: one('meta[name="description"]', 'content'),
    canonical: canonical === null ? null : whole(canonical),
    alternates: Object.fromEntries(
      values(alternates, 'hreflang').map((tag, at) => [tag, whole(values(alternates, 'href')[at] ?? '')]),
    ),
    headings: $('h1')
      .toArray()
      .map(heading => $(heading).text().trim()),
    links: values('a[href]', 'href').map(whole),
    files: files.map(whole),
    ids: values('[id]', 'id'),
  }
}
