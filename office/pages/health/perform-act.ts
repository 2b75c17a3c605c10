import { data, type RouterContextProvider, redirect } from 'react-router'
import { elevateFirst } from '../../request/elevate-first.ts'
import { officeRequest } from '../../request/office-request.ts'
import { requirePermission } from '../../request/require-permission.ts'
import { isRefusal } from '../../request/session.ts'

/** Why an act was refused, and the part of the page that it belongs to. */
interface HealthFault {
  readonly part: 'failures' | 'sessions' | 'pause' | 'read-only'
  readonly fault: string
}

const refuse = (status: number, fault: HealthFault) => data(fault, { status })

/** Retries or drops a failed job, lets jobs run again, switches the site to read-only or back, or logs every visitor out. */
export async function performHealthAct(context: Readonly<RouterContextProvider>, form: FormData) {
  const { office } = context.get(officeRequest)
  const act = form.get('act')
  if (act === 'log-everybody-out') return logEverybodyOut(context, form)
  if (act === 'close' || act === 'open') return switchReadOnly(context, act === 'close')
  if (act === 'send' || act === 'drop-mails') return resumeJobs(context, act)
  const job = { params: { id: String(form.get('id') ?? '') } }
  try {
    if (act === 'retry') await office.retryJob(job)
    else if (act === 'drop') await office.dropJob(job)
    else throw data(null, { status: 422 })
  } catch (error) {
    if (!isRefusal(error, 404)) throw error
    return refuse(404, {
      part: 'failures',
      fault: 'Nothing was changed: it is done meanwhile, or under way.',
    })
  }
  return redirect('/health')
}

async function resumeJobs(context: Readonly<RouterContextProvider>, act: 'send' | 'drop-mails') {
  try {
    await context.get(officeRequest).office.resumeJobs({ body: { mails: act === 'send' ? 'send' : 'drop' } })
  } catch (error) {
    if (!isRefusal(error, 404)) throw error
    return refuse(404, { part: 'pause', fault: 'Jobs run already: somebody else was first.' })
  }
  return redirect('/health')
}

async function switchReadOnly(context: Readonly<RouterContextProvider>, on: boolean) {
  try {
    await context.get(officeRequest).office.switchReadOnly({ body: { on } })
  } catch (error) {
    if (isRefusal(error, 409))
      return refuse(409, { part: 'read-only', fault: 'It is so already: somebody else was first.' })
    if (!isRefusal(error, 503)) throw error
    const fault = 'It cannot be switched here: READ_ONLY is set for this process, or the database is away.'
    return refuse(503, { part: 'read-only', fault })
  }
  return redirect('/health')
}

async function logEverybodyOut(context: Readonly<RouterContextProvider>, form: FormData) {
  requirePermission(context, 'account.log-everybody-out')
  if (!form.has('confirmed'))
    return refuse(422, { part: 'sessions', fault: 'Nobody was logged out: confirm that you have read this.' })
  try {
    const { sessions } = await elevateFirst('/health#sessions', () =>
      context.get(officeRequest).office.logEverybodyOut(),
    )
    return redirect(`/health?ended=${sessions}#sessions`)
  } catch (error) {
    if (!isRefusal(error, 503)) throw error
    const fault = 'The accounts cannot be reached. Some visitors may be logged out: try again in a minute.'
    return refuse(503, { part: 'sessions', fault })
  }
}
