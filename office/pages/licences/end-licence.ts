import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { isRefusal } from '../../request/session.ts'

/** An early end that was refused, with all that was typed. */
export interface EndOutcome {
  readonly reference: string
  readonly ends_on: string
  readonly reason: string
  readonly fault: string
}

/** Ends a license before its last day, and goes back to the list. */
export async function endLicence(office: OfficeClient, form: FormData, back: string) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typed = { reference: text('reference'), ends_on: text('ends_on'), reason: text('reason') }
  const refuse = (fault: string, status = 422) => data<EndOutcome>({ ...typed, fault }, { status })
  const { reference, ends_on, reason } = typed
  if (ends_on === '' || reason === '') return refuse('An early end needs a last day and a reason.')
  try {
    await office.endLicence({ params: { reference }, body: { ends_on, reason } })
  } catch (error) {
    if (isRefusal(error, 409)) return refuse('The license has ended, or is ended early already.', 409)
    if (isRefusal(error, 400, 422)) return refuse(error.problem.detail ?? 'Something does not fit.')
    throw error
  }
  const done = new URLSearchParams({ ended: reference, on: ends_on })
  return redirect(`${back}${back.includes('?') ? '&' : '?'}${done}`)
}
