import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { ServiceRefusal, ServiceUnavailable } from '../../contract/problem.ts'

/** Retry-After, in seconds, of a page whose service is unreachable. */
export const retryAfterSeconds = 10

type Args = LoaderFunctionArgs & ActionFunctionArgs
type OnUnavailable = (args: Args, error: unknown) => void

/** Wraps all loaders and actions of a build, so that they answer 503 while a service is unreachable. */
export function answerUnavailable(
  routes: ServerBuild['routes'],
  onUnavailable: OnUnavailable,
): ServerBuild['routes'] {
  const guard = (run: (args: Args) => unknown) => async (args: Args) => {
    try {
      return await run(args)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      onUnavailable(args, error)
      throw data(null, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } })
    }
  }
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (route === undefined) return [id, route]
      const { loader, action } = route.module
      const guarded = {
        ...(loader && { loader: guard(loader as (args: Args) => unknown) }),
        ...(action && { action: guard(action as (args: Args) => unknown) }),
      }
      return [id, { ...route, module: { ...route.module, ...guarded } }]
    }),
  )
}

/** Whether an error says that a service did not answer, or answered 502, 503 or 504. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  (error instanceof ServiceRefusal && [502, 503, 504].includes(error.status))
