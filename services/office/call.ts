import type { Context } from 'hono'
import type { OfficeCall } from '../../contract/office/office-call.ts'
import { FieldRefusal } from '../http/field-refusal.ts'
import { Refusal } from '../http/problem.ts'
import { type Actor, actedWith, type RefusedSubject, recordRefusal, runAct } from './act.ts'
import { authorize } from './authorize.ts'
import type { OfficeDependencies } from './dependencies.ts'
import type { Acted, AuditSubject, OfficeHandlers, StaffSession } from './handler.ts'
import { readSessionCookie } from './session-cookie.ts'
import { findSession } from './sessions.ts'

/** What is known of a call under way. */
export interface CallState {
  readonly session: StaffSession | null
  readonly actor: Actor
  /** The subject of an answer that rejects the act. */
  rejected: AuditSubject | null
}

type States = WeakMap<Context, CallState>

interface CallUnderWay {
  readonly call: OfficeCall
  readonly context: Context
  readonly states: States
}

/** Finds the session of a call, authorizes it, and records its refusal. */
export async function runCall(
  { db, origin, clock, readOnly = async () => 'off' }: OfficeDependencies,
  { call, context, states }: CallUnderWay,
  answer: () => Promise<Response>,
): Promise<Response> {
  const now = clock()
  const token = readSessionCookie(context, origin)
  const isUse = async () => !call.background && (await readOnly()) !== 'set'
  const session = token === undefined ? null : await findSession(db, token, { now, isUse })
  const actor = {
    staffId: session?.staff.id ?? null,
    sessionId: session?.id ?? null,
    act: call.name,
    requestId: context.req.header('x-request-id') ?? '',
    now,
  }
  const state: CallState = { session, actor, rejected: null }
  states.set(context, state)
  try {
    authorize(call, session, now)
    const response = await answer()
    if (response.status >= 400)
      await recordRefusal(db, actor, withStatus(state.rejected ?? subjectOf(call, context), response.status))
    return response
  } catch (error) {
    const status = error instanceof Refusal ? error.status : error instanceof FieldRefusal ? 422 : null
    if (status !== null && isRecorded(call, session, status))
      await recordRefusal(db, actor, withStatus(subjectOf(call, context), status))
    throw error
  }
}

/**
 * Whether a refusal is recorded: of somebody with a session each refused act and each missing permission, of a stranger
 * only what their credentials were checked for, so that nobody fills the log from outside.
 */
function isRecorded(call: OfficeCall, session: StaffSession | null, status: number): boolean {
  const isAct = call.method !== 'GET' && !call.unaudited
  if (session !== null) return isAct || status === 401 || status === 403
  return isAct && call.permission === 'nobody' && ![400, 413, 415, 422, 429].includes(status)
}

/** The object in the path of a refused call. */
function subjectOf({ path }: OfficeCall, context: Context): RefusedSubject {
  const name = /\{(\w+)\}/.exec(path)?.[1]
  return { kind: '', id: (name && context.req.param(name)) || '' }
}

const withStatus = (subject: RefusedSubject, status: number): RefusedSubject => ({
  ...subject,
  detail: { ...subject.detail, status },
})

type AnyHandlers = OfficeHandlers<Readonly<Record<string, OfficeCall>>>

/** A handler of the office as one of the HTTP service. */
export const handlerOf =
  (
    { db }: OfficeDependencies,
    call: OfficeCall,
    handle: (request: Parameters<AnyHandlers[string]>[0]) => Promise<unknown>,
    states: States,
  ) =>
  async (asked: {
    readonly params: Readonly<Record<string, string>>
    readonly query: unknown
    readonly body: unknown
    readonly context: Context
  }): Promise<unknown> => {
    const state = states.get(asked.context)
    if (!state) throw new Error(`${call.name}: was not authorized`)
    // PostgreSQL cannot store NUL.
    if (Object.values(asked.params).some(value => /\p{Cc}/u.test(value)))
      throw new Refusal(404, 'There is nothing of that name.')
    const { session, actor } = state
    const outcome = await handle({
      ...asked,
      query: asked.query as never,
      body: asked.body as never,
      // `authorize` has refused a call without the session that it needs.
      session: session as StaffSession,
      db,
      now: actor.now,
      act: (subject, work) => runAct(db, actor, subject, work),
      refuse(status, answer, subject) {
        asked.context.status(status as 401)
        state.rejected = subject ?? null
        return actedWith(answer)
      },
    })
    return call.method === 'GET' || call.unaudited ? outcome : (outcome as Acted<unknown>).answer
  }
