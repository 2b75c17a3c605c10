import { matchRoutes } from 'react-router'
import { isLocale } from '../../contract/locale.ts'
import { productOf, readPath } from '../../site/language/link.ts'
import { isDataPath } from '../../site/paths/data-path.ts'
import { type Routes, routesBelow } from './accepts-forms.ts'

/**
 * The cache key of the 404 page of a path without a route; null where only the loader knows. The page depends on nothing
 * but the key (language, prefix, product, route), so made-up addresses cannot fill the cache.
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
