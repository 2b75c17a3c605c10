import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/presence'

const states = ['reading', 'writing', 'gone'] as const

/** Keeps the presence of the member of staff at a request. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const said = (await request.formData()).get('doing')
  const doing = states.find(state => state === said) ?? 'reading'
  const reference = params.reference.toUpperCase()
  const { office } = context.get(officeRequest)
  return Response.json(await office.pulse({ params: { reference }, body: { doing } }))
}
