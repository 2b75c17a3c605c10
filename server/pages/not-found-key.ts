import { matchRoutes } from 'react-router'
import { isLocale } from '../../contract/locale.ts'
import { productOf, readPath } from '../../site/language/link.ts'
import { isDataPath } from '../../site/paths/data-path.ts'
import { type Routes, routesBelow } from './accepts-forms.ts'

/**
 * The key of the 404 page of a path that no route of ours can answer; null for all others, of which only the loader knows.
 * The page holds nothing of its path but what is in the key: language, prefix, product, and the route whose scripts it
 * names. So few keys that an inventor of addresses cannot fill a cache.
 */
export function notFoundKeys(routes: Routes): (path: string) => string | null {
  const tree = routesBelow(routes, undefined)
  return path => {
    if (isDataPath(path)) return null
    const match = matchRoutes(tree, path)?.at(-1)
    if (!match) return null
    const { locale: first } = match.params
    const isStrange = first !== undefined && !isLocale(first)
    if (match.route.path !== '*' && !isStrange) return null
    const { locale, page } = readPath(path)
    const isPrefixed = page !== path
    return `404 ${match.route.id} ${locale} ${isPrefixed} ${productOf(page)} ${page.startsWith('/handbook')}`
  }
}
