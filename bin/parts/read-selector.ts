/** States that no page is in when it is first painted. */
const states =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|modal|target|user-invalid|fullscreen)\b|::(?:backdrop|cue|selection|view-transition)/

/** Links that leave the site, as ui/styles/utilities.css tells them. */
const leaving = '[href^="https://"]:not([href*=".procreate.com"],[href^="https://apps.apple.com/"])'

const functions = /:(?:not|is|where|has|nth-[\w-]+)\([^()]*\)/g

const attribute = /\[([\w-]+)(?:([~|^$*]?=)"?([^"\]]*)"?)?\]/g

const checked = /(?:\[value="?([^"\]]*)"?\])?:checked/g

/**
 * What a document must contain for a selector to match: `.class`, `#id`, `element`, `[attribute`, `[data-name=word`, `[href=leaving`,
 * `:checked(value` and `:lang(tag`. An upper estimate, because the relations between them are not checked. Null when only a state makes
 * it match.
 */
export function readSelector(selector: string): string[] | null {
  const needs = selector.includes(leaving) ? ['[href=leaving'] : []
  let plain = selector
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(functions, (match, at: number) => {
      if (!match.startsWith(':has(')) return ''
      if (states.test(match)) return ':hover'
      // One of several, or what an outer function may turn round, is no need.
      if (isOutermost(before, at) && !match.includes(','))
        needs.push(...(readSelector(match.slice(5, -1)) ?? []))
      return ''
    })
  }
  if (states.test(plain)) return null
  for (const [, value] of plain.matchAll(checked))
    needs.push(value === undefined ? '[checked' : `:checked(${value}`)
  plain = plain.replaceAll(/:lang\("?([\w-]+)"?\)/g, (_, tag: string) => {
    needs.push(`:lang(${tag}`)
    return ''
  })
  plain = plain.replaceAll(attribute, (_, name: string, operator?: string, value?: string) => {
    const isWord = /^(?:data|aria)-/.test(name) && (operator === '=' || operator === '~=')
    // Every document has `lang`.
    if (name !== 'lang') needs.push(isWord ? `[${name}=${value}` : `[${name.toLowerCase()}`)
    return ''
  })
  plain = plain.replaceAll(/[.#](?:[\w-]|\\.)+/g, token => {
    needs.push(token.replaceAll('\\', ''))
    return ''
  })
  for (const [, name = ''] of plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/gi))
    needs.push(name.toLowerCase())
  return needs
}

const isOutermost = (selector: string, at: number) =>
  selector.slice(0, at).split('(').length === selector.slice(0, at).split(')').length
