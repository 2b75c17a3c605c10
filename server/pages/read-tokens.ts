const tag = /<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>/gi
const attribute = /([^\s="/]+)(?:="([^"]*)")?/g
const voids = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** bin/parts/read-selector.ts */
const leaving = /^https:\/\/(?!apps\.apple\.com\/)(?!.*\.procreate\.com)/
/** Elements that are not painted, with what is in them; a list of options is the browser's own until it opens. Wide screens show a popover with `data-beside`. */
const isClosed = (name: string, attributes: string) =>
  /^(?:script|style|noscript|template|dialog|option)$/.test(name) ||
  / hidden(?:=|\s|$)/.test(attributes) ||
  (/ popover\b/.test(attributes) && !/ data-beside\b/.test(attributes))

/**
 * What the first screen of a document contains: `element`, `.class`, `#id`, `[attribute`, `[href=leaving`, `:checked(value` and
 * `:lang(tag`. It ends at the element with `data-below`; dialogs, popovers, options and scripts are left out.
 */
export function readTokens(html: string): Set<string> {
  const tokens = new Set<string>()
  let closed: { readonly name: string; depth: number } | null = null
  for (const [, end, rawName = '', attributes = ''] of html.matchAll(tag)) {
    const name = rawName.toLowerCase()
    if (closed) {
      if (name === closed.name) closed.depth += end ? -1 : 1
      if (closed.depth === 0) closed = null
      continue
    }
    if (end) continue
    if (/ data-below\b/.test(attributes)) break
    if (isClosed(name, attributes)) {
      closed = voids.has(name) ? null : { name, depth: 1 }
      continue
    }
    tokens.add(name)
    addAttributes(tokens, attributes)
  }
  return tokens
}

function addAttributes(tokens: Set<string>, attributes: string) {
  for (const [, rawName = '', value = ''] of attributes.matchAll(attribute)) {
    const name = rawName.toLowerCase()
    tokens.add(`[${name}`)
    if (/^(?:data|aria)-/.test(name)) for (const word of value.split(' ')) tokens.add(`[${name}=${word}`)
    if (name === 'class') for (const each of value.split(' ')) tokens.add(`.${each}`)
    else if (name === 'href' && leaving.test(value)) tokens.add('[href=leaving')
    else if (name === 'id') tokens.add(`#${value}`)
    else if (name === 'checked') tokens.add(`:checked(${/ value="([^"]*)"/.exec(attributes)?.[1] ?? ''}`)
    else if (name === 'lang') tokens.add(`:lang(${value}`).add(`:lang(${value.split('-')[0]}`)
  }
}
