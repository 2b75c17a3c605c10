import { type CheerioAPI, load } from 'cheerio'

/** Elements that begin a line or a cell: a blank stands between them. */
const blocks =
  'address, article, aside, br, button, dd, details, div, dt, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, ' +
  'header, label, li, main, nav, option, p, section, select, summary, table, tbody, td, th, thead, tr, ul'

type Elements = ReturnType<CheerioAPI>
type Json = ReturnType<typeof JSON.parse>

/** A document or an element and all in it. Selectors are those of CSS, and `:contains("text")`; they find it as well. */
export interface HtmlQuery {
  readonly count: (selector: string) => number
  /** The text of the first match, without scripts and with collapsed whitespace; without a selector, of the document. */
  readonly text: (selector?: string) => string
  /** The text of each match. */
  readonly texts: (selector: string) => readonly string[]
  /** Of the first one; undefined where there is none or it has no such attribute. */
  readonly attribute: (selector: string, name: string) => string | undefined
  /** Of each one that has it. */
  readonly attributes: (selector: string, name: string) => readonly string[]
  /** The first one; something empty where there is none. */
  readonly within: (selector: string) => HtmlQuery
  readonly each: (selector: string) => readonly HtmlQuery[]
  /** The JSON-LD in it, parsed. */
  readonly data: () => readonly Json[]
}

/** Parses a document, or a piece of one, as a browser without scripts does. */
export function queryHtml(html: string): HtmlQuery {
  const $ = load(html, { scriptingEnabled: false })
  return query($, $('html'))
}

/** Parses XML, such as a feed or a sitemap. */
export function queryXml(xml: string): HtmlQuery {
  const $ = load(xml, { xml: true })
  return query($, $.root())
}

function query($: CheerioAPI, root: Elements): HtmlQuery {
  const find = (selector: string): Elements => root.find(selector).add(root.filter(selector))
  const elements = (selector: string) =>
    find(selector)
      .toArray()
      .map(element => $(element))
  const textOf = (element: Elements) => {
    const copy = element.clone()
    copy.find('head, script, style, template').remove()
    copy.find(blocks).before(' ').after(' ')
    return copy.text().replaceAll(/\s+/g, ' ').trim()
  }
  return {
    count: selector => find(selector).length,
    text: selector => textOf(selector === undefined ? root : find(selector).first()),
    texts: selector => elements(selector).map(textOf),
    attribute: (selector, name) => find(selector).attr(name),
    attributes: (selector, name) => elements(selector).flatMap(element => element.attr(name) ?? []),
    within: selector => query($, find(selector).first()),
    each: selector => elements(selector).map(element => query($, element)),
    data: () => elements('script[type="application/ld+json"]').map(script => JSON.parse(script.text())),
  }
}
