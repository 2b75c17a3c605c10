import type { RequestKind } from '../../../../../contract/requests.ts'
import type { Describe } from '../view.ts'
import { describeBetaApplication } from './beta-application.ts'
import { describeMediaList } from './media-list.ts'
import { describePermission } from './permission/describe-permission.ts'
import { describeSupport } from './support.ts'

/** What the page says of each kind of request. */
export const describe: Readonly<Partial<Record<RequestKind, Describe>>> = {
  support: describeSupport,
  'beta-request': describeSupport,
  'beta-application': describeBetaApplication,
  'media-list': describeMediaList,
  permission: describePermission,
}
