import { describeAnswers } from '../../../../../../contract/forms/permission/describe-answers.ts'
import {
  type PermissionAnswers,
  permissionFields,
} from '../../../../../../contract/forms/permission-request.ts'
import type { Locale } from '../../../../../../contract/locale.ts'
import type { RequestThread } from '../../../../../../contract/requests.ts'
import { formatDate, interpolate } from '../../../../../language/format.ts'
import type { SiteRequest } from '../../../../../request/site-request.ts'
import { type ThreadView, textIn } from '../../view.ts'
import { loadPermissionCopy } from './load-permission-copy.ts'

/** What the licence shows: until when, on which terms. */
export interface LicenceView {
  readonly title: string
  readonly period: string
  readonly terms: string
}

/** A request to use our marks: it can be taken back until it is decided. */
export function describePermission(thread: RequestThread, site: SiteRequest, locale: Locale): ThreadView {
  const { copy, words } = loadPermissionCopy(site, locale)
  const { licence } = thread
  const answers = Object.fromEntries(
    permissionFields.flatMap(field => {
      const said = textIn(thread, field)
      return said === '' ? [] : [[field, said]]
    }),
  ) as PermissionAnswers
  const own: LicenceView | null = licence && {
    title: copy.licence,
    period: interpolate(copy.period, {
      starts: formatDate(licence.starts_on, locale),
      ends: formatDate(licence.ends_on, locale),
    }),
    terms: licence.terms,
  }
  return {
    title: copy.title,
    states: copy.states,
    rows: describeAnswers(words, answers).map(({ label, value }) => ({ label, values: value.split(/\n+/) })),
    takesReplies: false,
    withdrawal: ['received', 'in-review'].includes(thread.state) ? copy.withdraw : null,
    own,
  }
}
