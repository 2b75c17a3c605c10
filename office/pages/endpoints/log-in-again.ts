import { logIn } from '../../request/log-in.ts'
import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/log-in-again'

/** A step of the log-in over an open page; nothing of the page is loaded anew. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  Response.json(await logIn(context.get(officeRequest).office, await request.formData()))
