import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/saved-reply'

/** A saved reply in the sender's language, with its files as uploads. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const id = String((await request.formData()).get('id') ?? '')
  const reference = params.reference.toUpperCase()
  const { office } = context.get(officeRequest)
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of the service, not a hook
  return Response.json(await office.useSavedReply({ params: { id }, body: { reference } }))
}
