import type { Locale } from '../../../../../contract/locale.ts'
import { describeAnswers } from '../../../../../contract/requests/describe-answers.ts'
import { requestDescriptions } from '../../../../../contract/requests/descriptions.ts'
import type { RequestKind, RequestThread } from '../../../../../contract/requests.ts'
import { copyOf } from '../../../../../ui/language/copy.ts'
import type { SiteRequest } from '../../../../request/site-request.ts'
import type { Describe, Row, ThreadView } from '../view.ts'
import { describeBetaApplication } from './beta-application.ts'
import { describeEducation } from './education.ts'
import { describeMadeWith } from './made-with.ts'
import { describeMediaList } from './media-list.ts'
import { describePermission } from './permission/describe-permission.ts'
import { describePositionApplication } from './position-application.ts'
import { describeSupport } from './support.ts'

/** The description of each kind of request, besides its answers. */
const kinds: Readonly<Record<RequestKind, Describe>> = {
  support: describeSupport,
  'beta-request': describeSupport,
  'beta-application': describeBetaApplication,
  'media-list': describeMediaList,
  permission: describePermission,
  'position-application': describePositionApplication,
  education: describeEducation,
  'made-with': describeMadeWith,
}

/** For the loader of the page: a request with every answer, labeled by its kind. */
export const describe = (thread: RequestThread, site: SiteRequest, locale: Locale): ThreadView => ({
  ...kinds[thread.kind](thread, site, locale),
  rows: listRows(thread, site, locale),
})

function listRows({ kind, answers }: RequestThread, { pseudo }: SiteRequest, locale: Locale): Row[] {
  const description = requestDescriptions[kind]
  const copy = copyOf({ ...description.copies }, locale, pseudo)
  return describeAnswers(description, answers, locale, copy)
    .filter(({ isApart }) => !isApart)
    .map(({ label, values }) => ({ label, values: values.flatMap(value => value.split(/\n+/)) }))
}
