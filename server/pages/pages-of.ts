import { matchRoutes } from 'react-router'
import type { PagePath } from '../../site/language/link.ts'
import { type Routes, routesBelow } from './takes-forms.ts'

/** Whether a path, without its language, is one that the routes know: a page that the site has. */
export function pagesOf(routes: Routes): (page: PagePath) => boolean {
  const tree = routesBelow(routes, undefined)
  return page => {
    const match = matchRoutes(tree, page)?.at(-1)
    // `/press` also reads as the home page in a language called press.
    return match !== undefined && match.route.path !== '*' && match.params.locale === undefined
  }
}
