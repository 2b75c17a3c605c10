import { data, redirect, redirectDocument } from 'react-router'
import type { IssueConflict, IssueFields } from '../../../contract/office/newsletter.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { type MomentFault, readMoment } from '../../features/content/read-moment.ts'
import { momentFault } from '../../features/moment-fault.ts'
import { readIssueForm } from '../../features/newsletter/read-issue-form.ts'
import { elevateFirst } from '../../request/elevate-first.ts'
import { isRefusal } from '../../request/session.ts'

/** An act that was refused: nothing is lost, and what was typed is shown again without scripts too. */
export interface IssueOutcome {
  readonly fault: string
  readonly conflict: IssueConflict | null
  /** null: no text was sent. */
  readonly typed: IssueFields | null
  /** The moment that was refused. */
  readonly moment: MomentFault | null
}

const none = { conflict: null, typed: null, moment: null }

/** Saves an issue, has it approved, sends or stops it, and comes back to it. */
export async function performAct(office: OfficeClient, id: string, form: FormData, zone: string) {
  const here = `/newsletter/${id}`
  const params = { id }
  const act = String(form.get('act') ?? '')
  const version = Number(form.get('version')) || 0
  const done = (what: string, more = '') => redirect(`${here}?done=${what}${more}`)
  const refuse = (fault: string, status: number, more: Partial<IssueOutcome> = {}) =>
    data<IssueOutcome>({ fault, ...none, ...more }, { status })
  try {
    switch (act) {
      case 'save':
        return await save()
      case 'discard':
        await office.keepIssueCopy({ params, body: { version, fields: null } })
        return redirectDocument(`${here}?done=discarded`)
      case 'test': {
        const { mails } = await office.testIssue({ params, body: {} })
        return done('tested', `&mails=${mails}`)
      }
      case 'ask':
        await office.askIssueApproval({ params, body: { version } })
        return done('asked')
      case 'approve':
        await office.approveIssue({ params, body: { version } })
        return done('approved')
      case 'return':
        await office.returnIssue({ params, body: { version, reason: String(form.get('reason') ?? '') } })
        return done('returned')
      case 'send':
        return await elevateFirst(here, async () => {
          await office.sendIssue({ params, body: { version, at: null } })
          return done('sending')
        })
      case 'send-at':
        return await schedule()
      case 'stop':
        await office.stopIssue({ params, body: {} })
        return done('stopped')
      case 'remove':
        await office.removeIssue({ params })
        return redirect('/newsletter?done=removed')
      default:
        return refuse('The form did not arrive whole. Try again.', 400)
    }
  } catch (error) {
    if (!isRefusal(error, 400, 403, 409, 422, 429)) throw error
    const detail = error.status === 429 ? 'You have sent many tests. Try again later.' : error.problem.detail
    const fault = momentFault(detail)
    const typed = act === 'save' ? { typed: readIssueForm(form).fields } : {}
    return refuse(fault, error.status, typed)
  }

  async function save() {
    const { fields, ...base } = readIssueForm(form)
    const saved = await office.saveIssue({ body: { id, ...base, ...fields } })
    const { conflict } = saved
    if (conflict === null) return done('saved', `&v=${saved.version}`)
    const who = conflict.by ?? 'Somebody'
    const fault = `${who} has saved version ${conflict.version} while you were writing. Nothing of yours is saved yet, and nothing is lost.`
    return refuse(fault, 409, { conflict, typed: conflict.merged })
  }

  async function schedule() {
    const moment = readMoment(form, zone)
    if ('fault' in moment) return refuse(moment.fault, 422, { moment })
    const typed = encodeURIComponent(String(form.get('at') ?? ''))
    return elevateFirst(`${here}?at=${typed}`, async () => {
      await office.sendIssue({ params, body: { version, at: moment.at } })
      return done('scheduled')
    })
  }
}
