import { elevateFirst } from '../../request/elevate-first.ts'
import { officeRequest } from '../../request/office-request.ts'
import { requirePermission } from '../../request/require-permission.ts'
import type { Route } from './+types/person-export'

/** Everything under an address, as a download. */
export async function action({ params: { key }, context }: Route.ActionArgs) {
  requirePermission(context, 'person.erase')
  const { name, data } = await elevateFirst(`/people/${key}`, () =>
    context.get(officeRequest).office.exportPerson({ params: { key } }),
  )
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
