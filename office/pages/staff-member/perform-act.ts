import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { readAccess } from '../../features/staff/access-fields.tsx'
import { elevateFirst } from '../../request/elevate-first.ts'
import { isRefusal } from '../../request/session.ts'

/** An act that was refused. */
export interface StaffOutcome {
  readonly fault: string
}

/** Changes the access of a member of staff; without a recent authentication it asks for that first. */
export async function performStaffAct(office: OfficeClient, id: string, form: FormData) {
  const path = `/staff/${id}`
  const params = { id }
  const refuse = (fault: string, status: number) => data<StaffOutcome>({ fault }, { status })
  try {
    return await elevateFirst(path, async () => {
      switch (form.get('act')) {
        case 'change': {
          const access = readAccess(form)
          if (access.roles.length === 0) return refuse('Choose one role at least, or remove them.', 422)
          await office.changeStaff({ params, body: access })
          return redirect(`${path}?changed`)
        }
        case 'end-sessions':
          await office.endSessionsOf({ params })
          return redirect(`${path}?ended`)
        case 'reset': {
          const send = form.has('send')
          const { link } = await office.resetStaff({ params, body: { send } })
          return { link, isMailed: send }
        }
        case 'remove':
          if (!form.has('confirmed')) return refuse('Confirm that they lose their access.', 422)
          await office.removeStaff({ params })
          return redirect(`/staff?removed=${id}`)
        default:
          throw data(null, { status: 422 })
      }
    })
  } catch (error) {
    if (isRefusal(error, 409)) return refuse(error.problem.detail ?? 'It cannot be done.', 409)
    throw error
  }
}
