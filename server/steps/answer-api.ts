import { getRequestListener } from '@hono/node-server'
import type { Fetch } from '../../contract/client.ts'
import { problemResponse } from '../../services/http/problem.ts'
import { isApi, type Step } from '../exchange.ts'

/** Handlers by the first part of the path they answer: `/api/admin`, `/api/gallery`, `/api/docs`. */
export type Apis = Readonly<Record<string, Fetch>>

/** The two services, here or elsewhere: the browser only ever calls its own origin. */
export function answerApi(apis: Apis, origin: string): Step {
  const { host } = new URL(origin)
  const listen = getRequestListener(
    request => {
      const path = new URL(request.url).pathname
      const api = Object.entries(apis).find(([start]) => path === start || path.startsWith(`${start}/`))
      return api ? api[1](request) : problemResponse(404, `There is no ${path} here.`)
    },
    { overrideGlobalObjects: false, errorHandler: () => problemResponse(500, 'Something went wrong on our side.') },
  )
  return async ({ request, response, path, id }) => {
    if (!isApi(path)) return false
    // What a visitor says of these two is nothing to go by.
    request.headers.host = host
    request.headers['x-request-id'] = id
    await listen(request, response)
    return true
  }
}
