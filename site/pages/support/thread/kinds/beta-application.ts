import { familiarities } from '../../../../../contract/forms/beta-application.ts'
import { deviceLanguages } from '../../../../../contract/forms/device-languages.ts'
import { deviceTitle } from '../../../../../contract/forms/device-title.ts'
import { devices, notListed } from '../../../../../contract/forms/devices.ts'
import type { Locale } from '../../../../../contract/locale.ts'
import type { RequestThread } from '../../../../../contract/requests.ts'
import { formatDate, interpolate } from '../../../../language/format.ts'
import { link } from '../../../../language/link.ts'
import type { SiteRequest } from '../../../../request/site-request.ts'
import type { BetaWords } from '../../beta-copy/copy/shape.ts'
import { loadBetaWords } from '../../beta-copy/load-beta-words.ts'
import { readSignature } from '../../read-signature.ts'
import { type ThreadView, textIn } from '../view.ts'

/** What the section of an invitation says, and where it leads. */
export interface Invitation {
  readonly text: string
  readonly label: string
  /** Without the query by which the page's own address is opened. */
  readonly page: string
  readonly isSigned: boolean
}

const open: readonly string[] = ['received', 'in-review', 'invited']

/** An application for the betas: it can be taken back, and an invitation leads to the agreement. */
export function describeBetaApplication(
  thread: RequestThread,
  site: SiteRequest,
  locale: Locale,
): ThreadView {
  const copy = loadBetaWords(site, locale)
  const { fields } = copy
  const named = (name: string, options: readonly { readonly id: string; readonly title: string }[]) =>
    options.filter(({ id }) => [thread.answers[name]].flat().includes(id)).map(({ title }) => title)
  const message = textIn(thread, 'message')
  // One from an account may have no form before it.
  const isWhole = thread.answers.devices !== undefined
  return {
    title: copy.thread.title,
    states: copy.thread.states,
    rows: [
      { label: copy.thread.fields.name, values: [textIn(thread, 'name')] },
      { label: copy.thread.fields.email, values: [textIn(thread, 'email')] },
      { label: fields.betas, values: [thread.answers.betas ?? []].flat().map(String) },
      { label: fields.device_language, values: named('device_language', deviceLanguages) },
      {
        label: fields.devices,
        values: named('devices', [
          ...devices.map(device => ({ id: device.id, title: deviceTitle(device, locale) })),
          { id: notListed, title: copy.notListed },
        ]),
      },
      {
        label: fields.familiarity,
        values: named(
          'familiarity',
          familiarities.map(id => ({ id, title: copy.familiarities[id] })),
        ),
      },
      {
        label: fields.message,
        values: isWhole && message === '' ? [copy.thread.nothing] : message.split(/\n+/),
      },
    ].filter(({ values }) => values.some(value => value !== '')),
    takesReplies: false,
    withdrawal: open.includes(thread.state) ? copy.thread.withdrawal : null,
    own: thread.state === 'invited' ? invitationOf(thread, copy.thread, locale) : null,
  }
}

function invitationOf(thread: RequestThread, copy: BetaWords['thread'], locale: Locale): Invitation {
  const signature = readSignature(thread)
  const page = link(locale, `/support/requests/${thread.reference.toLowerCase()}/agreement`)
  if (!signature) return { text: copy.toSign, label: copy.sign, page, isSigned: false }
  const { name, at } = signature
  const text = interpolate(copy.signed, { name, date: formatDate(at, locale) })
  return { text, label: copy.read, page, isSigned: true }
}
