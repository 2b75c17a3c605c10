import type { Page } from 'playwright-core'

/** What a page says about itself and where it leads, as the browser understood it. */
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

/** Reads the document that is open in the browser. */
export const readPage = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const all = <E extends Element = HTMLElement>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ]
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null
    const whole = (address: string) => new URL(address, document.baseURI).href
    const inSet = (set: string) => set.split(',').map(part => part.trim().split(/\s+/)[0] ?? '')
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: content('meta[name="description"]'),
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null,
      alternates: Object.fromEntries(
        all<HTMLLinkElement>('link[rel="alternate"][hreflang]').map(({ hreflang, href }) => [hreflang, href]),
      ),
      headings: all('h1').map(heading => heading.textContent.trim()),
      links: all<HTMLAnchorElement>('a[href]').map(({ href }) => href),
      files: [
        ...all<HTMLImageElement>('img[src]').map(({ src }) => src),
        ...all<HTMLSourceElement>('[srcset]').flatMap(({ srcset }) => inSet(srcset).map(whole)),
        ...all<HTMLScriptElement>('script[src]').map(({ src }) => src),
        ...all<HTMLLinkElement>('link[href]:not([rel="canonical"], [rel="alternate"])').map(
          ({ href }) => href,
        ),
        ...[content('meta[property="og:image"]')].flatMap(picture => (picture ? [whole(picture)] : [])),
      ],
      ids: all('[id]').map(({ id }) => id),
    }
  })
