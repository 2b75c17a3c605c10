import { createElement } from 'react'
import {
  createPath,
  type DataRouteObject,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  type RouterState,
  UNSAFE_createBrowserHistory,
} from 'react-router'
import { matchPage } from './match-page.ts'
import type { PageGlobals, PageState } from './page-globals.ts'

type Globals = Pick<PageGlobals, '__reactRouterManifest' | '__reactRouterRouteModules'>

/** Loads the router of all pages, which takes the place of this one. */
type LoadRouter = () => Promise<DataRouter>

interface Submission {
  readonly formMethod?: string
  readonly formEncType?: string
  readonly formData?: FormData
}

/** Sends a form as it is sent without scripts, with files. https://html.spec.whatwg.org/#event-formdata */
function sendByBrowser(action: string, { formData, formEncType = '' }: Submission) {
  const form = Object.assign(document.createElement('form'), { method: 'post', enctype: formEncType, action })
  form.addEventListener('formdata', event => {
    for (const [name, value] of formData ?? []) event.formData.append(name, value)
  })
  document.body.append(form)
  form.submit()
}

/** The history of the document, which both routers share. */
export const history = UNSAFE_createBrowserHistory()

/**
 * A router that knows nothing but the page it stands on: enough for React to take the page over. What leads elsewhere waits
 * for `loadRouter`; without it links load documents.
 */
export function createPageRouter(
  { loaderData, actionData }: PageState,
  globals: Globals,
  loadRouter: LoadRouter,
) {
  const { location } = history
  const routes = routesOfPage(globals)
  const matches = matchPage(routes, location.pathname)
  if (!matches) {
    window.location.reload()
    throw new Error('The address has another page than the document')
  }
  const state: RouterState = {
    historyAction: history.action,
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: { ...Object.fromEntries(matches.map(({ route }) => [route.id, null])), ...loaderData },
    actionData,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
  let isSending = false
  const router = {
    basename: '/',
    future: {},
    state,
    routes,
    manifest: Object.fromEntries(matches.map(({ route }) => [route.id, route])),
    window,
    match: () => matches,
    subscribe: () => () => {},
    enableScrollRestoration: () => () => {},
    navigate: async (to: string | null, options?: Submission) => {
      const isLink = typeof to === 'string' && (options?.formMethod ?? 'get') === 'get'
      // Until the router is there, nothing says that a form is being sent.
      if (!isLink && isSending) return
      if (!isLink) isSending = true
      const router = await loadRouter().catch(error => {
        if (isLink) window.location.assign(to)
        else if (options?.formData) sendByBrowser(to ?? '', options)
        else throw error
      })
      if (!isLink) isSending = false
      return router?.navigate(to, options as never)
    },
    fetch: async (...args: Parameters<DataRouter['fetch']>) => (await loadRouter()).fetch(...args),
    revalidate: async () => (await loadRouter()).revalidate(),
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    getFetcher: () => IDLE_FETCHER,
    resetFetcher() {},
    deleteFetcher() {},
    getBlocker: () => IDLE_BLOCKER,
    deleteBlocker() {},
  }
  return router as unknown as DataRouter
}

/** The routes of the page, from the root to its own. */
function routesOfPage({ __reactRouterManifest, __reactRouterRouteModules }: Globals): DataRouteObject[] {
  const modules = Object.entries(__reactRouterRouteModules)
  return modules.reduceRight<DataRouteObject[]>((children, [id, module]) => {
    const facts = __reactRouterManifest.routes[id]
    if (!module || !facts) return children
    const { Layout, ErrorBoundary, handle } = module
    const around = (part: Parameters<typeof createElement>[0]) =>
      Layout ? createElement(Layout, null, createElement(part)) : createElement(part)
    const route = {
      id,
      path: facts.path,
      handle,
      element: around(module.default as never),
      ...(ErrorBoundary && { errorElement: around(ErrorBoundary as never) }),
      ...(facts.index ? { index: true as const } : { children }),
    }
    return [route as DataRouteObject]
  }, [])
}

/** Whether the document is at the same address as when the page's router was made. */
export const isWhereItWas = ({ state }: DataRouter): boolean =>
  createPath(state.location) === createPath(history.location) && state.location.key === history.location.key
