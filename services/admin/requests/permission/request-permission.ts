import {
  type PermissionRequest,
  permissionReasonsOf,
  readPermissionAnswers,
} from '../../../../contract/requests/permission/schema.ts'
import { FieldRefusal } from '../../../http/field-refusal.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Sender, submitRequest } from '../submit-request.ts'
import { received } from './email-templates.ts'

const options = { kind: 'permission', received, heading: 'New permission request' } as const

/** Submits a permission request; answers of the other branch are dropped. Throws `FieldRefusal`. */
export async function requestPermission(dependencies: Dependencies, body: PermissionRequest, sender: Sender) {
  const { lang, captcha, ...typed } = body
  const reasons = permissionReasonsOf(typed)
  if (Object.keys(reasons).length > 0) throw new FieldRefusal(reasons, lang)
  return submitRequest(dependencies, options, { ...readPermissionAnswers(typed), lang, captcha }, sender)
}
