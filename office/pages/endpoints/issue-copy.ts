import { readIssueForm } from '../../features/newsletter/read-issue-form.ts'
import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/issue-copy'

/** Keeps what somebody is writing of an issue; the answer is the time alone. */
export async function action({ request, params: { issue }, context }: Route.ActionArgs) {
  const body = readIssueForm(await request.formData())
  const { office } = context.get(officeRequest)
  return Response.json(await office.keepIssueCopy({ params: { id: issue }, body }))
}
