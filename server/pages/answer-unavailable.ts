import { data, type ServerBuild } from 'react-router'
import { ServiceRefusal, ServiceUnavailable } from '../../contract/problem.ts'
import { guardRoutes, type RouteArgs } from './guard-routes.ts'

/** Retry-After, in seconds, of a page whose service is unreachable. */
export const retryAfterSeconds = 10

type OnUnavailable = (args: RouteArgs, error: unknown) => void

/** Wraps all loaders and actions of a build, so that they answer 503 while a service is unreachable. */
export const answerUnavailable = (
  routes: ServerBuild['routes'],
  onUnavailable: OnUnavailable,
): ServerBuild['routes'] =>
  guardRoutes(routes, (error, args) => {
    if (!isUnavailable(error)) throw error
    onUnavailable(args, error)
    throw data(null, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } })
  })

/** Whether an error says that a service did not answer, or answered 502, 503 or 504. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  (error instanceof ServiceRefusal && [502, 503, 504].includes(error.status))
