import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isLocale } from '../../contract/locale.ts'
import { documentPath } from '../../site/paths/data-path.ts'

export type Routes = ServerBuild['routes']

/**
 * Whether the route of a path has an action, in a known language. The router would answer any other form with an error page
 * without loader data, which no page supports.
 */
export function acceptsForms(routes: Routes, path: string): boolean {
  const match = matchRoutes(routesBelow(routes, undefined), documentPath(path))?.at(-1)
  const { locale } = match?.params ?? {}
  const isOurs = locale === undefined || isLocale(locale)
  return isOurs && match?.route.id !== undefined && routes[match.route.id]?.module.action !== undefined
}

/** The routes as the router matches them. */
export function routesBelow(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter(route => route !== undefined && route.parentId === parentId)
    .map(route => {
      const { id, path, index } = route as NonNullable<Routes[string]>
      const named = { id, ...(path !== undefined && { path }) }
      return index ? { ...named, index } : { ...named, children: routesBelow(routes, id) }
    })
}
