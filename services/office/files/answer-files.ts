import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { officeFileCalls } from '../../../contract/office/files.ts'
import { officeApi } from '../../../contract/office/office.ts'
import type { OfficeCall } from '../../../contract/office/office-call.ts'
import type { Log } from '../../../platform/log.ts'
import { readInput } from '../../http/input.ts'
import { problemResponse, Refusal } from '../../http/problem.ts'
import { type CallState, runCall } from '../call.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { StaffSession } from '../handler.ts'
import { type FileHandlers, type FileRequest, fileHandlers, type SentFile } from './file-handlers.ts'

/** Answers files below `/api/office/files`: streamed downloads. */
export function answerFiles(dependencies: OfficeDependencies, log: Log) {
  const states = new WeakMap<Context, CallState>()
  const app = new Hono().basePath(officeApi)
  const handlers = fileHandlers(dependencies)

  function report(error: unknown, context: Context, message: string): void {
    const requestId = context.req.header('x-request-id') ?? ''
    log.error({ requestId, path: context.req.path, err: error }, message)
  }

  for (const name of Object.keys(officeFileCalls) as (keyof FileHandlers)[]) {
    const call: OfficeCall = officeFileCalls[name]
    app.get(call.path.replaceAll(/\{(\w+)\}/g, ':$1'), context =>
      runCall(dependencies, { call, context, states }, async () => {
        const { params, query } = await readInput(call, context)
        // An authorized call has a session.
        const { session, actor } = states.get(context) as CallState & { readonly session: StaffSession }
        const handle = handlers[name] as (request: FileRequest<unknown>) => Promise<SentFile>
        const { stream, headers } = await handle({ params, query: query as undefined, session, actor })
        // The status is sent before a failure; a reader who leaves is none.
        stream.on('error', error => {
          if (error.name !== 'AbortError') report(error, context, 'a file could not be answered whole')
        })
        return new Response(Readable.toWeb(stream) as ReadableStream, { headers })
      }),
    )
  }
  app.notFound(context => problemResponse(404, `There is no ${context.req.path} here.`))
  app.onError((error, context) => {
    if (error instanceof Refusal) return problemResponse(error.status, error.message, error.headers)
    report(error, context, 'a file could not be answered')
    return problemResponse(500, 'Something went wrong on our side.')
  })
  return async (request: Request): Promise<Response> => app.fetch(request)
}
