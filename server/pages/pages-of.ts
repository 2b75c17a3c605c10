import { matchRoutes, type RouteObject } from 'react-router'
import type { PagePath } from '../../site/language/link.ts'
import { type Routes, routesBelow } from './accepts-forms.ts'

/**
 * Whether a route matches a path without its language. The router ranks all given routes at each match, so it gets few, and
 * one match serves all paths of one shape: `/insight/2026/a` and `/insight/2026/b`.
 */
export function pagesOf(routes: Routes, match = matchRoutes): (page: PagePath) => boolean {
  const tree = routesBelow(routes, undefined)
  const segments = new Set(Object.values(routes).flatMap(route => route?.path?.split('/') ?? []))
  const known = new Map<string, boolean>()
  const shapeOf = (page: PagePath) =>
    page
      .split('/')
      .map(part => (segments.has(part) ? part : part.replace(/^[^.]+/, 'x')))
      .join('/')
  const ask = (page: string) => {
    const found = match(routesFor(tree, page.split('/')[1] ?? ''), page)?.at(-1)
    // `/press` also reads as the home page in a language called press.
    return found !== undefined && found.route.path !== '*' && found.params.locale === undefined
  }
  return page => {
    const shape = shapeOf(page)
    const answer = known.get(shape) ?? ask(shape)
    known.set(shape, answer)
    return answer
  }
}

/** The routes whose paths can begin with this segment. */
const routesFor = (routes: readonly RouteObject[], first: string): RouteObject[] =>
  routes
    .filter(({ path = '' }) => {
      const [part = ''] = path.replace(/^:locale\?\/?/, '').split('/')
      return part === '' || part === first || /^[:*]/.test(part)
    })
    .map(route =>
      route.children ? { ...route, children: routesFor(route.children, first) } : route,
    ) as RouteObject[]
