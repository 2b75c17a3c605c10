import type { ActionFunctionArgs, LoaderFunctionArgs, MiddlewareFunction, ServerBuild } from 'react-router'

export type RouteArgs = LoaderFunctionArgs & ActionFunctionArgs
type RouteMiddleware = MiddlewareFunction<Response>

/** Wraps all loaders, actions and middleware of a build; `onError` throws what an error is answered with. */
export function guardRoutes(
  routes: ServerBuild['routes'],
  onError: (error: unknown, args: RouteArgs) => never,
): ServerBuild['routes'] {
  const guard = (run: (args: RouteArgs) => unknown) => async (args: RouteArgs) => {
    try {
      return await run(args)
    } catch (error) {
      onError(error, args)
    }
  }
  const guardMiddleware =
    (run: RouteMiddleware): RouteMiddleware =>
    async (args, next) => {
      try {
        return await run(args, next)
      } catch (error) {
        return onError(error, args)
      }
    }
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (route === undefined) return [id, route]
      const { loader, action, middleware } = route.module
      const guarded = {
        ...(loader && { loader: guard(loader as (args: RouteArgs) => unknown) }),
        ...(action && { action: guard(action as (args: RouteArgs) => unknown) }),
        ...(middleware && { middleware: middleware.map(guardMiddleware) }),
      }
      return [id, { ...route, module: { ...route.module, ...guarded } }]
    }),
  )
}
