import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import { ServiceRefusal, ServiceUnavailable } from '../../contract/problem.ts'

/** Seconds after which a page that failed for want of a service is worth asking for again. */
export const retryAfterSeconds = 10

type Args = LoaderFunctionArgs & ActionFunctionArgs
type OnUnavailable = (args: Args, error: unknown) => void

/**
 * The routes of a build whose loaders and actions answer 503 for a service that is out of reach: pages, their data and the
 * addresses without a page alike, so that none has to think of it.
 */
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

/** No answer, or the word of a service or of what stands before it that it cannot answer now. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  (error instanceof ServiceRefusal && [502, 503, 504].includes(error.status))
