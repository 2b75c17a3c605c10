import { data, type RouterContextProvider } from 'react-router'
import { isPermitted, type Permission } from '../../contract/office/permissions.ts'
import { currentStaff } from './session.ts'

/** For a screen whose loader calls nothing that refuses: answers 403 without the permission. */
export function requirePermission(context: Readonly<RouterContextProvider>, permission: Permission): void {
  if (!isPermitted(permission, currentStaff(context).roles)) throw data(null, { status: 403 })
}
