import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/passkey-options'

/** Options for a log-in by passkey. */
export const action = async ({ context }: Route.ActionArgs) =>
  Response.json(await context.get(officeRequest).office.startPasskeyLogIn())
