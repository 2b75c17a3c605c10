import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router'
import { isReadOnlyRefusal, ServiceRefusal } from '../../contract/problem.ts'
import type { OfficeRequest, officeRequest } from '../../office/request/office-request.ts'
import { inSpan } from '../../platform/tracing/span.ts'
import { isUnavailable, retryAfterSeconds } from './answer-unavailable.ts'
import { guardRoutes } from './guard-routes.ts'

/** The office as Vite built it, with its own copy of the context key. */
export type OfficeBuild = ServerBuild & {
  readonly entry: { readonly module: { readonly officeRequest: typeof officeRequest } }
}

export type OfficeRenderer = (request: Request, context: OfficeRequest) => Promise<Response>

/** Renders one request of the office. A refusal of its service is the status of the page; without an answer it is 503. */
export function createOfficeRenderer(build: OfficeBuild, mode: 'production' | 'development'): OfficeRenderer {
  const { officeRequest } = build.entry.module
  const routes = guardRoutes(build.routes, error => {
    if (isReadOnlyRefusal(error))
      throw data({ readOnly: true }, { status: 503, headers: { 'Retry-After': '120' } })
    if (isUnavailable(error))
      throw data(null, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } })
    if (!(error instanceof ServiceRefusal)) throw error
    const { status, problem, retryAfter } = error
    const headers = retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }
    throw data({ detail: problem.detail ?? problem.title }, { status, headers })
  })
  const handle = createRequestHandler({ ...build, routes }, mode)
  return (request, office) => {
    const context = new RouterContextProvider()
    context.set(officeRequest, office)
    return inSpan('render office', 'internal', () => handle(request, context))
  }
}
