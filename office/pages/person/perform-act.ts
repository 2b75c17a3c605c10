import { data, type RouterContextProvider, redirect } from 'react-router'
import { elevateFirst } from '../../request/elevate-first.ts'
import { officeRequest } from '../../request/office-request.ts'
import { requirePermission } from '../../request/require-permission.ts'
import { isRefusal } from '../../request/session.ts'

/** Why an act was refused, and the part of the page that it belongs to. */
interface PersonFault {
  readonly part: 'account' | 'data'
  readonly fault: string
}

const refuse = (status: number, fault: PersonFault) => data(fault, { status })

/** Logs a person out everywhere, or erases everything under their address. */
export async function performPersonAct(
  context: Readonly<RouterContextProvider>,
  key: string,
  form: FormData,
) {
  const act = form.get('act')
  if (act === 'log-out') return logOut(context, key)
  if (act === 'erase') return erase(context, key, form)
  throw data(null, { status: 422 })
}

async function logOut(context: Readonly<RouterContextProvider>, key: string) {
  requirePermission(context, 'account.log-out')
  const { office } = context.get(officeRequest)
  try {
    const { sessions } = await elevateFirst(`/people/${key}#account`, () =>
      office.logPersonOut({ params: { key } }),
    )
    return redirect(`/people/${key}?ended=${sessions}#account`)
  } catch (error) {
    if (!isRefusal(error, 503)) throw error
    const fault = 'The accounts cannot be reached, and nobody was logged out: try again in a minute.'
    return refuse(503, { part: 'account', fault })
  }
}

async function erase(context: Readonly<RouterContextProvider>, key: string, form: FormData) {
  requirePermission(context, 'person.erase')
  const { office } = context.get(officeRequest)
  if (!form.has('confirmed'))
    return refuse(422, { part: 'data', fault: 'Confirm that you have read what is erased.' })
  try {
    const { requests, files, mails } = await elevateFirst(`/people/${key}`, () =>
      office.erasePerson({ params: { key } }),
    )
    const numbers = { requests: String(requests), files: String(files), mails: String(mails) }
    return redirect(`/people?${new URLSearchParams({ erased: '1', ...numbers })}`)
  } catch (error) {
    if (!isRefusal(error, 503)) throw error
    const fault = 'The accounts cannot be reached. Some files may be erased already: try again in a minute.'
    return refuse(503, { part: 'data', fault })
  }
}
