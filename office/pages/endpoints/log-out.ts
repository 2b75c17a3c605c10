import { redirect } from 'react-router'
import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/log-out'

export async function action({ context }: Route.ActionArgs) {
  await context.get(officeRequest).office.logOut()
  return redirect('/login', { headers: { 'Clear-Site-Data': '"storage"' } })
}
