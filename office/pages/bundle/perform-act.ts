import { data, redirect } from 'react-router'
import { everyPart } from '../../../contract/office/content-parts.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { type MomentFault, readMoment } from '../../features/content/read-moment.ts'
import { momentFault } from '../../features/moment-fault.ts'
import { isRefusal } from '../../request/session.ts'

/** An act that was refused, with what was typed. */
interface BundleOutcome extends MomentFault {
  /** The parts that were chosen. */
  readonly items: readonly string[]
}

/** Changes, schedules, publishes or removes a bundle. */
export async function performAct(office: OfficeClient, bundle: string, form: FormData, zone: string) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const chosen = form.getAll('item').map(String)
  const version = Number(text('version')) || 0
  const params = { bundle }
  const done = (what: string) => redirect(`/bundles/${encodeURIComponent(bundle)}?done=${what}`)
  const refuse = (refused: MomentFault, status: number) =>
    data<BundleOutcome>({ ...refused, items: chosen }, { status })
  const refuseWith = (fault: string, status: number) =>
    refuse({ fault, typed: text('at'), choices: [] }, status)
  try {
    switch (text('act')) {
      case 'add': {
        const act = text('what') === 'unpublish' ? ('unpublish' as const) : ('publish' as const)
        const add = chosen.flatMap(item => {
          const [name, entry = ''] = item.split(' ')
          const part = everyPart.find(each => each === name)
          return part ? [{ entry, part, act }] : []
        })
        if (add.length === 0) return refuseWith('Choose at least one part of a text.', 422)
        await office.changeBundle({ params, body: { version, add } })
        return done('added')
      }
      case 'renew':
      case 'remove-item': {
        const part = everyPart.find(each => each === text('part')) ?? 'en'
        const item = [{ entry: text('path'), part }]
        const isRenewed = text('act') === 'renew'
        await office.changeBundle({ params, body: { version, [isRenewed ? 'add' : 'remove']: item } })
        return done(isRenewed ? 'renewed' : 'less')
      }
      case 'rename':
        await office.changeBundle({ params, body: { version, name: text('name') } })
        return done('renamed')
      case 'schedule': {
        const moment = readMoment(form, zone)
        if ('fault' in moment) return refuse(moment, 422)
        await office.changeBundle({ params, body: { version, at: moment.at } })
        return done('scheduled')
      }
      case 'clear':
        await office.changeBundle({ params, body: { version, at: null } })
        return done('cleared')
      case 'publish':
        await office.publishBundle({ params, body: { version } })
        return done('published')
      case 'remove':
        await office.removeBundle({ params, body: { version } })
        return redirect('/bundles?removed')
      default:
        return refuseWith('The form did not arrive whole. Try again.', 400)
    }
  } catch (error) {
    if (!isRefusal(error, 400, 403, 404, 409, 422)) throw error
    return refuseWith(momentFault(error.problem.detail), error.status)
  }
}
