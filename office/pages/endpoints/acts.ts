import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { snoozeEnd } from '../../features/snooze.ts'
import { officeRequest } from '../../request/office-request.ts'
import { safePath } from '../../request/safe-path.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/acts'

interface Act {
  readonly office: OfficeClient
  readonly references: string[]
  readonly text: (name: string) => string
  readonly staffId: string
  readonly zone: string
}

const acts: Readonly<Record<string, (act: Act) => Promise<unknown>>> = {
  mine: ({ office, references, staffId }) => office.assign({ body: { references, assignee: staffId } }),
  assign: ({ office, references, text }) =>
    office.assign({ body: { references, assignee: text('assignee') || null } }),
  team: ({ office, references, text }) =>
    office.assign({ body: { references, team: text('team') as never } }),
  state: ({ office, references, text }) =>
    office.changeState({ body: { references, state: text('state') as never } }),
  close: ({ office, references }) => office.changeState({ body: { references, state: 'closed' } }),
  reopen: ({ office, references }) => office.changeState({ body: { references, state: 'received' } }),
  wake: ({ office, references }) => office.snooze({ body: { references, until: null } }),
  tag: ({ office, references, text }) =>
    office.tag({
      body: {
        references,
        add: text('add') === '' ? [] : [text('add')],
        remove: text('remove') === '' ? [] : [text('remove')],
      },
    }),
  spam: ({ office, references }) => office.markSpam({ body: { references, spam: true } }),
  'not-spam': ({ office, references }) => office.markSpam({ body: { references, spam: false } }),
  async snooze({ office, references, text, zone }) {
    const until = snoozeEnd(text('day') || text('until'), new Date(), zone)
    if (until === null) throw data(null, { status: 422 })
    return office.snooze({ body: { references, until: until.toISOString() } })
  },
}

/** Acts on one request or on several, and goes back to where the form was. */
export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const form = await request.formData()
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const { id: staffId, time_zone: zone } = currentStaff(context)
    const references = form.getAll('references').map(String)
    const perform = acts[text('act')]
    if (!perform || references.length === 0) throw data(null, { status: 422 })
    await perform({ office: context.get(officeRequest).office, references, text, staffId, zone })
    return redirect(safePath(form.get('to'), '/inbox'))
  })
