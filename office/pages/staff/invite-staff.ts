import { data } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import type { Role } from '../../../contract/office/permissions.ts'
import { readAccess } from '../../features/staff/access-fields.tsx'
import { isRefusal } from '../../request/session.ts'

/** An invitation that was refused, with what was typed. */
export interface InviteOutcome {
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly languages: readonly Locale[]
  readonly send: boolean
  readonly fault: string
  /** Whether a confirmation of who it is is missing. */
  readonly isToConfirm: boolean
}

/** Invites a member of staff; answers the link, which is shown once. */
export async function inviteStaff(office: OfficeClient, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typed = { email: text('email'), name: text('name'), ...readAccess(form), send: form.has('send') }
  const refuse = (fault: string, status: number, isToConfirm = false) =>
    data<InviteOutcome>({ ...typed, fault, isToConfirm }, { status })
  if (typed.email === '') return refuse('An invitation needs an e-mail address.', 422)
  if (typed.roles.length === 0) return refuse('Choose one role at least.', 422)
  try {
    const { id, link } = await office.inviteStaff({ body: typed })
    return { id, link, email: typed.email, isMailed: typed.send }
  } catch (error) {
    if (isRefusal(error, 403))
      return refuse('The ten minutes since you confirmed that it is you are over.', 403, true)
    if (isRefusal(error, 400, 409, 422))
      return refuse(error.problem.detail ?? 'Something does not fit.', error.status)
    throw error
  }
}
