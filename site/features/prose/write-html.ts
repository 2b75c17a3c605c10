import type { ProseInline, ProseSegment } from './prose-data.ts'

/**
 * A text as plain HTML for feeds and API clients: no classes, absolute URLs, everything escaped. `origin` resolves paths
 * of this site.
 */
export function writeHtml(segments: readonly ProseSegment[], origin: string): string {
  return segments.map(segment => htmlOf(segment, origin)).join('')
}

function htmlOf(segment: ProseSegment, origin: string): string {
  const line = (content: readonly ProseInline[]) => lineOf(content, origin)
  const items = (all: readonly (readonly ProseSegment[])[], tag: string) =>
    all.map(part => wrap(tag, writeHtml(part, origin))).join('')
  switch (segment.kind) {
    case 'title':
      return wrap(`h${segment.level}`, line(segment.content))
    case 'text':
      return wrap('p', line(segment.content))
    case 'list':
      return wrap(segment.ordered ? 'ol' : 'ul', items(segment.items, 'li'))
    case 'steps':
      return wrap('ol', items(segment.items, 'li'))
    case 'quote':
      return wrap('blockquote', writeHtml(segment.segments, origin))
    case 'note':
    case 'profile':
      return wrap('aside', writeHtml(segment.segments, origin))
    case 'columns':
      return items(segment.columns, 'div')
    case 'image': {
      const { fallback, alt, width, height } = segment.picture
      const image = `<img src="${escaped(`${origin}${fallback}`)}" alt="${escaped(alt)}" width="${width}" height="${height}">`
      return wrap('figure', image + wrap('figcaption', escaped(segment.credit)))
    }
    case 'video':
      return wrap('p', escaped(segment.title))
    case 'embed': {
      const address = `https://www.youtube.com/watch?v=${encodeURIComponent(segment.id)}`
      return wrap('p', anchor(address, escaped(segment.title)))
    }
    case 'table': {
      const row = (cells: readonly (readonly ProseInline[])[], tag: string) =>
        wrap('tr', cells.map(cell => wrap(tag, line(cell))).join(''))
      const body = segment.rows.map(cells => row(cells, 'td')).join('')
      return wrap('table', wrap('thead', row(segment.head, 'th')) + wrap('tbody', body))
    }
    case 'slot':
      return ''
  }
}

const lineOf = (content: readonly ProseInline[], origin: string): string =>
  content.map(inline => runOf(inline, origin)).join('')

function runOf(inline: ProseInline, origin: string): string {
  switch (inline.kind) {
    case 'words':
      return escaped(inline.text)
    case 'strong':
      return wrap('strong', lineOf(inline.content, origin))
    case 'emphasis':
      return wrap('em', lineOf(inline.content, origin))
    case 'code':
      return wrap('code', escaped(inline.text))
    case 'break':
      return '<br>'
    case 'link':
      return inline.href.startsWith('#')
        ? lineOf(inline.content, origin)
        : anchor(inline.external ? inline.href : `${origin}${inline.href}`, lineOf(inline.content, origin))
  }
}

const wrap = (tag: string, html: string) => `<${tag}>${html}</${tag}>`
const anchor = (address: string, html: string) => `<a href="${escaped(address)}">${html}</a>`
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, sign => escapes[sign] ?? sign)
