import type { DataRouter } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PageGlobals, PageState } from './page-globals.ts'
import type { createPageRouter as create } from './page-router.ts'

let createPageRouter: typeof create

beforeAll(async () => {
  const location = { pathname: '/login', search: '', hash: '' }
  const history = { state: null, replaceState() {} }
  vi.stubGlobal('document', { defaultView: { location, history } })
  vi.stubGlobal('window', { location, history })
  ;({ createPageRouter } = await import('./page-router.ts'))
})
afterAll(() => vi.unstubAllGlobals())

const globals = {
  __reactRouterManifest: { routes: { root: { path: '' }, login: { path: '/login' } } },
  __reactRouterRouteModules: { root: { default: () => null }, login: { default: () => null } },
} as unknown as PageGlobals
const form = { formMethod: 'post', formData: new FormData() }

test('a form is sent once while the router is loaded, even when a link is pressed in between', async () => {
  const navigate = vi.fn()
  const loading = Promise.withResolvers<DataRouter>()
  const router = createPageRouter(
    { loaderData: {}, actionData: null } as PageState,
    globals,
    () => loading.promise,
  )
  const sent = [
    router.navigate('/login', form as never),
    router.navigate('/support'),
    router.navigate('/login', form as never),
  ]
  loading.resolve({ navigate } as unknown as DataRouter)
  await Promise.all(sent)
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/login', '/support'])
  await router.navigate('/login', form as never)
  expect(navigate).toHaveBeenCalledTimes(3)
})
