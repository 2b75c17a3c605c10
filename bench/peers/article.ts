import { load } from 'cheerio'

/** The article that every server of the comparison serves. */
export interface Article {
  readonly title: string
  readonly description: string
  readonly cover: {
    readonly alt: string
    readonly width: number
    readonly height: number
    readonly bytes: Buffer
  }
  /** Paragraphs, headings, lists and quotations without attributes: well-formed as HTML, as JSX and as a Vue template. */
  readonly markup: string
}

/** What a phone of 412 CSS pixels with 1.75 device pixels each chooses of the cover's widths. */
const coverWidth = 728

/** Reads the article from its page on the running site. Throws where the page has another structure. */
export async function readArticle(url: string): Promise<Article> {
  const $ = load(await (await fetch(url)).text())
  const source = $('article header source[type="image/avif"]').attr('srcset') ?? ''
  const cover = source.split(', ').find(each => each.endsWith(` ${coverWidth}w`))
  const image = $('article header img')
  const body = $('article h2').first().parent()
  body.find('figure, script, noscript, h2 > a').remove()
  body.find('*').each((_, element) => {
    element.attribs = {}
  })
  const markup = body
    .children()
    .toArray()
    .map(element => $.xml(element))
    .join('\n')
  if (!cover || body.find('h2').length === 0) throw new Error(`${url} has no cover or no headings`)
  const [title, alt] = [$('article h1').text(), image.attr('alt') ?? '']
  const description = $('meta[name="description"]').attr('content') ?? ''
  if (/[{}]/.test(markup) || /[{}<>"&]/.test(title + description + alt))
    throw new Error(`${url} has characters that the templates would read as code`)
  const picture = await fetch(new URL(cover.split(' ')[0] ?? '', url))
  return {
    title,
    description,
    cover: {
      alt,
      width: Number(image.attr('width')),
      height: Number(image.attr('height')),
      bytes: Buffer.from(await picture.arrayBuffer()),
    },
    markup,
  }
}

/** Whether a page holds the whole text of the article in its order, whatever the whitespace. */
export function holdsArticle(html: string, { title, description, markup }: Article): boolean {
  const squeeze = (text: string) => text.replaceAll(/\s+/g, '')
  return squeeze(load(html)('main').text()) === squeeze(title + description + load(markup).text())
}
