import type { Locale } from '../../../../../contract/locale.ts'
import { openBetaStates } from '../../../../../contract/requests/beta-application/schema.ts'
import type { RequestThread } from '../../../../../contract/requests.ts'
import { formatDate, interpolate } from '../../../../../ui/language/format.ts'
import { link } from '../../../../language/link.ts'
import type { BetaThreadCopy } from '../../beta-copy/copy/en.ts'
import { loadBetaThreadCopy } from '../../beta-copy/load-copy.ts'
import { readSignature } from '../../read-signature.ts'
import type { Describe } from '../view.ts'

/** The copy and the link of the invitation section. */
export interface Invitation {
  readonly text: string
  readonly label: string
  /** Without the query by which the page's own address is opened. */
  readonly page: string
  readonly isSigned: boolean
}

const open: readonly string[] = openBetaStates

/** An application for the betas: it can be taken back, and an invitation leads to the agreement. */
export const describeBetaApplication: Describe = (thread, site, locale) => {
  const copy = loadBetaThreadCopy(site, locale).thread
  return {
    title: copy.title,
    states: copy.states,
    takesReplies: false,
    withdrawal: open.includes(thread.state) ? copy.withdrawal : null,
    own: thread.state === 'invited' ? invitationOf(thread, copy, locale) : null,
  }
}

function invitationOf(thread: RequestThread, copy: BetaThreadCopy['thread'], locale: Locale): Invitation {
  const signature = readSignature(thread)
  const page = link(locale, `/support/requests/${thread.reference.toLowerCase()}/agreement`)
  if (!signature) return { text: copy.toSign, label: copy.sign, page, isSigned: false }
  const { name, at } = signature
  const text = interpolate(copy.signed, { name, date: formatDate(at, locale) })
  return { text, label: copy.read, page, isSigned: true }
}
