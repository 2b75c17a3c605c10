import type { RequestKind } from '../requests.ts'
import { betaApplicationRequest } from './beta-application/description.ts'
import { education } from './education/description.ts'
import { madeWithRequest } from './made-with/description.ts'
import { mediaList } from './media-list/description.ts'
import { permission } from './permission/description.ts'
import { positionApplicationRequest } from './position-application/description.ts'
import type { RequestDescription } from './request-description.ts'
import { betaRequest, support } from './support/description.ts'

/** All request descriptions, with the copy of all languages: in the site, only loaders import them. */
export const requestDescriptions: Readonly<Record<RequestKind, RequestDescription>> = {
  support,
  'beta-request': betaRequest,
  'beta-application': betaApplicationRequest,
  'media-list': mediaList,
  permission,
  'position-application': positionApplicationRequest,
  education,
  'made-with': madeWithRequest,
}
