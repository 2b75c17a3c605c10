import { useSubmit } from 'react-router'
import type { RequestDetails } from '../../../../contract/office/request-view.ts'
import { openMenu } from '../../../features/menu.tsx'
import { requestPath } from '../../../features/request-list/filter.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import type { InboxContext } from '../inbox-context.ts'
import { nextPathOf } from './next-path.ts'

interface RequestKeysProps {
  readonly request: RequestDetails
  readonly inbox: InboxContext
}

const focus = (id: string) => () => {
  // The fields around it come with the reply.
  if (id === 'saved-reply') document.getElementById('reply-text')?.focus()
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
  field?.scrollIntoView({ block: 'nearest' })
}

/** The keys of an open request. */
export function RequestKeys({ request, inbox }: RequestKeysProps) {
  const submit = useSubmit()
  const { reference } = request
  const act = (act: string, to: string) =>
    void submit({ act, references: reference, to }, { method: 'post', action: '/inbox/acts' })
  const here = requestPath(reference, inbox.filter)
  useKeys({
    r: focus('reply-text'),
    n: focus('note-text'),
    '.': focus('saved-reply'),
    a: () => openMenu('assign'),
    'a a': () => act('mine', here),
    s: () => openMenu('state'),
    z: () => openMenu('snooze'),
    t: () => openMenu('tag'),
    m: () => openMenu('merge'),
    u: () => document.querySelector<HTMLElement>('[data-undo]')?.click(),
    e: request.next_states.includes('closed') ? () => act('close', nextPathOf(reference, inbox)) : undefined,
  })
  return null
}
