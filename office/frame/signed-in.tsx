import { Outlet, useLocation } from 'react-router'
import { isPermitted } from '../../contract/office/permissions.ts'
import { groupsOf } from '../features/rooms.ts'
import { officeRequest } from '../request/office-request.ts'
import { currentStaff, requireSession } from '../request/session.ts'
import type { Route } from './+types/signed-in'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'
import type { SignedInData } from './signed-in-data.ts'

export const middleware = [requireSession]

/** The member of staff, and the numbers of the boxes. */
export async function loader({ context }: Route.LoaderArgs): Promise<SignedInData> {
  const me = currentStaff(context)
  const { office } = context.get(officeRequest)
  const counts = isPermitted('inbox.read', me.roles) ? await office.countBoxes() : null
  return { me, counts, groups: groupsOf(me.roles), theme: context.get(officeRequest).theme }
}

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet context={loaderData} />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  if (!loaderData) return <ErrorPage error={error} />
  return (
    <Frame {...loaderData}>
      <ErrorPage key={pathname} error={error} />
    </Frame>
  )
}
