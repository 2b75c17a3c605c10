import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { isRefusal } from '../../request/session.ts'

/** A redirect that was refused, with what was typed. */
export interface RedirectOutcome {
  readonly from: string
  readonly to: string
  readonly fault: string
}

/** Adds or removes a redirect, and goes back to the list. */
export async function changeRedirects(office: OfficeClient, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [from, to] = [text('from'), text('to')]
  const refuse = (fault: string, status: number) => data<RedirectOutcome>({ from, to, fault }, { status })
  const back = (done: Record<string, string>) => redirect(`/site/redirects?${new URLSearchParams(done)}`)
  try {
    if (text('act') === 'remove') {
      await office.removeRedirect({ body: { from } })
      return back({ removed: from })
    }
    if (from === '' || to === '') return refuse('A redirect needs both addresses.', 422)
    const added = await office.addRedirect({ body: { from, to } })
    return back({ added: added.from })
  } catch (error) {
    if (isRefusal(error, 404)) return back({ removed: from })
    if (isRefusal(error, 400, 409, 422))
      return refuse(error.problem.detail ?? 'Something does not fit.', error.status)
    throw error
  }
}
