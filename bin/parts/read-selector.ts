/** States that no page is in when it is first painted. */
const states =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|modal|target|user-invalid|fullscreen)\b|::(?:backdrop|cue|selection|view-transition)/

/** Links that leave the site, as ui/styles/utilities.css tells them. */
const leaving = '[href^="https://"]:not([href*=".procreate.com"],[href^="https://apps.apple.com/"])'

const functions = /:(?:not|is|where|has|nth-[\w-]+)\([^()]*\)/g

const attribute = /\[([\w-]+)(?:([~|^$*]?=)"?([^"\]]*)"?)?\]/g

/**
 * What a document must contain for a selector to match: `.class`, `#id`, `element`, `[attribute`, `[data-name=word`, `[href=leaving` and
 * `:lang(tag`. An upper estimate, because the relations between them are not checked. Null when only a state makes it match.
 */
export function readSelector(selector: string): string[] | null {
  let plain = selector
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(functions, match => (/^:has/.test(match) && states.test(match) ? ':hover' : ''))
  }
  if (states.test(plain)) return null
  const needs = selector.includes(leaving) ? ['[href=leaving'] : []
  plain = plain.replaceAll(/:lang\("?([\w-]+)"?\)/g, (_, tag: string) => {
    needs.push(`:lang(${tag}`)
    return ''
  })
  plain = plain.replaceAll(attribute, (_, name: string, operator?: string, value?: string) => {
    const isWord = name.startsWith('data-') && (operator === '=' || operator === '~=')
    needs.push(isWord ? `[${name}=${value}` : `[${name.toLowerCase()}`)
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
