import { formatDate, interpolate } from '../../../../../../ui/language/format.ts'
import type { Describe } from '../../view.ts'
import { loadPermissionCopy } from './load-permission-copy.ts'

/** The data of the licence section: its end and its terms. */
export interface LicenceView {
  readonly title: string
  readonly period: string
  readonly terms: string
}

/** A request to use our marks: it can be taken back until it is decided. */
export const describePermission: Describe = ({ state, licence }, site, locale) => {
  const copy = loadPermissionCopy(site, locale)
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
    takesReplies: false,
    withdrawal: ['received', 'in-review'].includes(state) ? copy.withdraw : null,
    own,
  }
}
