import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { permissionChecklistIds } from '../../../contract/office/permission-checklist.ts'
import { pathOfDecision } from '../../features/request-path.ts'
import { isRefusal } from '../../request/session.ts'

const states = ['accepted', 'in-review', 'declined'] as const

type Decision = NonNullable<NonNullable<Parameters<OfficeClient['decidePermission']>[0]>['body']>
type Letter = Awaited<ReturnType<OfficeClient['previewPermission']>>

/** What is shown again of a decision that is not made yet: its letter, or why it is refused. */
export interface DecisionOutcome {
  readonly decision: Decision
  readonly letter?: Letter
  readonly fault?: string
}

/** Shows the letter of a decision, or makes the decision and goes back to the request. */
export async function performDecision(office: OfficeClient, reference: string, form: FormData) {
  const decision = readDecision(form)
  const refuse = (fault: string, status = 422) => data<DecisionOutcome>({ decision, fault }, { status })
  const asked = { params: { reference }, body: decision }
  try {
    if (form.get('act') === 'preview')
      return data<DecisionOutcome>({ decision, letter: await office.previewPermission(asked) })
    if (decision.state === 'accepted' && permissionChecklistIds.some(id => !decision.checked?.includes(id)))
      return refuse('Confirm each item of the checklist before you grant the license.')
    await office.decidePermission(asked)
    return redirect(pathOfDecision(reference))
  } catch (error) {
    if (isRefusal(error, 409))
      return refuse('It has been decided or withdrawn meanwhile. Nothing was sent.', 409)
    if (isRefusal(error, 400, 422)) return refuse(error.problem.detail ?? 'Something does not fit.')
    throw error
  }
}

function readDecision(form: FormData): Decision {
  const state = states.find(each => each === form.get('state'))
  if (!state) throw data(null, { status: 422 })
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const isGrant = state === 'accepted'
  return {
    state,
    text: text('text'),
    checked: form.getAll('checked').map(String),
    ...(isGrant && text('starts_on') !== '' && { starts_on: text('starts_on') }),
    ...(isGrant && text('ends_on') !== '' && { ends_on: text('ends_on') }),
  }
}
