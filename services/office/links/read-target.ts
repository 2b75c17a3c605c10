import type { EntryKind } from '../../../contract/office/content-parts.ts'

/** Where a link of a text leads. `section` is the id of a title there; null: the top of the page. */
export type Target =
  /** A section of the text itself. */
  | { readonly kind: 'own'; readonly section: string }
  /** A page by its path without a language. */
  | { readonly kind: 'page'; readonly path: string; readonly section: string | null }
  /** A page of the handbook, in the version of the page that links to it. */
  | { readonly kind: 'place'; readonly path: string; readonly section: string | null }

/** Reads the target of a link; null for other sites and mail, which nobody looks at. */
export function readTarget(to: string, from: EntryKind): Target | null {
  if (to.startsWith('#')) return { kind: 'own', section: to.slice(1) }
  const [, scheme, rest = ''] = /^(page|handbook):(.*)$/s.exec(to) ?? []
  if (scheme === undefined) return null
  const [, address = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(rest) ?? []
  const section = fragment === '' ? null : fragment
  const path = address.replace(/\?.*$/s, '').toLowerCase().replace(/\/+$/, '')
  if (scheme === 'page') return { kind: 'page', path: path === '' ? '/' : path, section }
  // The path of a handbook begins at its version, which only a page of that handbook has.
  return from === 'handbook'
    ? { kind: 'place', path, section }
    : { kind: 'page', path: `/handbook/${path}`, section }
}
