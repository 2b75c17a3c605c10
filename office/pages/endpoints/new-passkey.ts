import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/new-passkey'

/** Options for a new passkey of the member of staff. */
export const action = async ({ context }: Route.ActionArgs) =>
  Response.json(await context.get(officeRequest).office.startPasskey())
