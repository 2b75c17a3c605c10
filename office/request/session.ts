import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import type { Me } from '../../contract/office/door.ts'
import { ServiceRefusal } from '../../contract/problem.ts'
import { officeRequest } from './office-request.ts'
import { safePath } from './safe-path.ts'

/** The member of staff of the request; null: without a session, or one whose second factor is outstanding. */
const staff = createContext<Me | null>(null)

export const isRefusal = (error: unknown, ...statuses: readonly number[]): error is ServiceRefusal =>
  error instanceof ServiceRefusal && statuses.includes(error.status)

export async function findMe(context: Readonly<RouterContextProvider>): Promise<Me | null> {
  const { office, hasCookie } = context.get(officeRequest)
  if (!hasCookie) return null
  try {
    return await office.getMe()
  } catch (error) {
    if (isRefusal(error, 401)) return null
    throw error
  }
}

/** A form that was posted after the end of its session, with all its fields: nothing typed is lost. */
export interface EndedForm {
  readonly ended: true
  readonly action: string
  readonly fields: readonly (readonly [string, string])[]
}

/**
 * Redirects to the log-in without a session. A form of a document without scripts is answered 401 with its fields; a form
 * of the router reaches its action, whose answer opens the log-in over the page.
 */
export const requireSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  const me = await findMe(context)
  context.set(staff, me)
  if (me) return
  const { pathname, search } = new URL(request.url)
  // The basename is added to redirects of loaders and actions, not to those of middleware.
  const to = encodeURIComponent(safePath(pathname + search))
  if (request.method === 'GET') throw redirect(`/office/login?to=${to}`)
  if (!context.get(officeRequest).isDocument) return
  const fields = [...(await request.clone().formData())].map(
    ([name, value]) => [name, String(value)] as const,
  )
  throw data({ ended: true, action: pathname + search, fields } satisfies EndedForm, { status: 401 })
}

/** The member of staff of a loader below `requireSession`. */
export function currentStaff(context: Readonly<RouterContextProvider>): Me {
  const me = context.get(staff)
  if (!me) throw data(null, { status: 401 })
  return me
}

/** Runs an action; without a session it answers `ended`, and the page opens the log-in over itself. */
export async function endedOr<T>(run: () => Promise<T>) {
  try {
    return await run()
  } catch (error) {
    const isEnded = isRefusal(error, 401) || (isDataWithStatus(error) && error.init?.status === 401)
    if (!isEnded) throw error
    return data({ ended: true } as const, { status: 401 })
  }
}

type DataWithStatus = ReturnType<typeof data>
const isDataWithStatus = (error: unknown): error is DataWithStatus =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
