import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { type MomentFault, readMoment } from '../../features/content/read-moment.ts'
import { momentFault } from '../../features/moment-fault.ts'
import { performApproval } from '../../features/writing/perform-approval.ts'
import { isRefusal } from '../../request/session.ts'

/** An act that was refused: which, why, and the moment that was typed. */
export interface ScheduleOutcome extends MomentFault {
  readonly act: string
}

/** Publishes or unpublishes a part now or at a moment, cancels that, or adds the part to a bundle. */
export async function performAct(office: OfficeClient, address: PartAddress, form: FormData, zone: string) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const act = text('act')
  const params = { entry: address.path, part: address.part }
  const done = (what: string) => redirect(`${pathOfScreen('schedule', address)}?done=${what}`)
  const refuse = (refused: MomentFault, status: number) =>
    data<ScheduleOutcome>({ act, ...refused }, { status })
  try {
    const approved = await performApproval(office, params, form)
    if (approved !== null) return done(approved)
    switch (act) {
      case 'publish':
        await office.publish({ params, body: { version: Number(text('version')) || 0 } })
        return done('published')
      case 'unpublish':
        await office.unpublish({ params, body: { version: Number(text('version')) || 0 } })
        return done('unpublished')
      case 'publish-at':
      case 'unpublish-at':
        return await schedule()
      case 'cancel':
        await office.cancelSchedule({ params: { ...params, schedule: text('schedule') }, body: {} })
        return done('cancelled')
      case 'bundle':
        return await bundle()
      default:
        return refuse({ fault: 'The form did not arrive whole. Try again.', typed: '', choices: [] }, 400)
    }
  } catch (error) {
    if (!isRefusal(error, 400, 403, 404, 409, 422)) throw error
    return refuse({ fault: momentFault(error.problem.detail), typed: text('at'), choices: [] }, error.status)
  }

  async function schedule() {
    const moment = readMoment(form, zone)
    if ('fault' in moment) return refuse(moment, 422)
    const { at } = moment
    const body =
      act === 'publish-at'
        ? ({ act: 'publish', at, revision: text('revision') } as const)
        : ({ act: 'unpublish', at } as const)
    await office.schedule({ params, body })
    return done('scheduled')
  }

  async function bundle() {
    const act = text('what') === 'unpublish' ? 'unpublish' : 'publish'
    const add = [{ entry: address.path, part: address.part, act } as const]
    const [id, name] = [text('bundle'), text('name')]
    if (id === '') {
      const made = await office.createBundle({ body: { name: name || 'Without a name', add } })
      return redirect(`/bundles/${made.id}?done=added`)
    }
    const { version } = await office.getBundle({ params: { bundle: id } })
    await office.changeBundle({ params: { bundle: id }, body: { version, add } })
    return redirect(`/bundles/${id}?done=added`)
  }
}
