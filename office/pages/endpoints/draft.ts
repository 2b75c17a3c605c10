import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/draft'

/** Keeps the draft of a reply; the answer is the time alone. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const body = { text: String(form.get('text') ?? ''), uploads: form.getAll('uploads').map(String) }
  const reference = params.reference.toUpperCase()
  const { office } = context.get(officeRequest)
  return Response.json(await office.keepReplyDraft({ params: { reference }, body }))
}
