import { convertWordLists } from './word-lists.ts'

/** What a paste left out, by what it is called. */
type Dropped = Map<string, number>

const removed =
  'script, style, meta, link, title, xml, iframe, object, embed, svg, math, canvas, audio, video, template'
const controls = 'input, button, select, textarea'

/**
 * Cleans pasted HTML of word processors and web pages: what the editor has no segment for is dropped, lists of Word
 * become lists. `ownOrigin` is the site's: links to it become links to our pages. Nothing in `html` is run or fetched.
 */
export function cleanPaste(
  html: string,
  ownOrigin: string,
): { readonly html: string; readonly dropped: string | null } {
  const inert = document.implementation.createHTMLDocument('')
  const root = inert.body
  // The content policy refuses style and handler attributes and style elements, also while they are parsed.
  root.innerHTML = html
    .replaceAll(/([\s/"'])(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3')
    .replaceAll(/<(\/?)style\b/gi, '<$1template')
  const dropped: Dropped = new Map()
  const count = (what: string, number = 1) => {
    if (number > 0) dropped.set(what, (dropped.get(what) ?? 0) + number)
  }
  count('script', root.querySelectorAll('script').length)
  count('frame or film', root.querySelectorAll('iframe, object, embed, video, audio').length)
  count('form field', root.querySelectorAll(controls).length)
  for (const element of root.querySelectorAll(`${removed}, ${controls}`)) element.remove()
  removeComments(root)
  for (const image of root.querySelectorAll('img, picture')) {
    if (image.tagName === 'IMG') count('picture')
    image.replaceWith(...(image.tagName === 'IMG' ? [] : image.children))
  }
  convertWordLists(root)
  for (const element of root.querySelectorAll('*')) convertStyle(element, count)
  for (const link of root.querySelectorAll('a')) convertLink(link, ownOrigin, count)
  for (const heading of root.querySelectorAll('h1, h4, h5, h6, p.MsoTitle'))
    rename(heading, /^(?:H1|P)$/.test(heading.tagName) ? 'h2' : 'h3')
  return { html: root.innerHTML, dropped: sentenceOf(dropped) }
}

function removeComments(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

type Count = (what: string, number?: number) => void

/** Bold and italic of style attributes become elements; all other formatting is dropped. */
function convertStyle(element: Element, count: Count): void {
  const style = element.getAttribute('data-style') ?? ''
  if (
    /(?:^|;)\s*(?:color|background(?:-color)?|font-family|font-size)\s*:/i.test(style) ||
    element.tagName === 'FONT'
  )
    count('colors and fonts')
  const isPlain = /font-weight:\s*(?:normal|400)/i.test(style)
  if (/^(?:U|S|STRIKE|DEL|INS|SUP|SUB|MARK)$/.test(element.tagName)) count('other formatting')
  if (/^(?:B|STRONG)$/.test(element.tagName) && isPlain) rename(element, 'span')
  else if (/^(?:SPAN|FONT)$/.test(element.tagName)) {
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong')
    if (/font-style:\s*(?:italic|oblique)/i.test(style)) wrapContent(element, 'em')
  }
  for (const { name } of [...element.attributes])
    if (!/^(?:href|data-(?!style).*|class|colspan|rowspan)$/.test(name)) element.removeAttribute(name)
}

function convertLink(link: HTMLAnchorElement, ownOrigin: string, count: Count): void {
  if (link.hasAttribute('data-to')) return
  const href = link.getAttribute('href') ?? ''
  link.removeAttribute('href')
  if (href === '') return
  const address = URL.parse(href)
  if (address?.origin === ownOrigin) link.setAttribute('data-to', `page:${address.pathname}${address.hash}`)
  else if (address?.protocol === 'https:' || address?.protocol === 'mailto:')
    link.setAttribute('data-to', address.href)
  else if (!/^#/.test(href)) count('link that leads nowhere')
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** What is counted, for more than one. */
const plurals: Readonly<Record<string, string>> = {
  script: 'scripts',
  picture: 'pictures',
  'frame or film': 'frames or films',
  'form field': 'form fields',
  'link that leads nowhere': 'links that lead nowhere',
}

/** Such as 'Pasted without 2 pictures and colors and fonts.' */
function sentenceOf(dropped: Dropped): string | null {
  if (dropped.size === 0) return null
  const parts = [...dropped].map(([what, count]) => {
    const plural = plurals[what]
    return plural ? `${count} ${count === 1 ? what : plural}` : what
  })
  return `Pasted without ${new Intl.ListFormat('en-US').format(parts)}.`
}
