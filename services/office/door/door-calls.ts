import type { doorCalls as contract } from '../../../contract/office/door.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { elevationCalls } from './elevation.ts'
import { enrolmentCalls } from './enrolment.ts'
import { invitationCalls } from './invitations.ts'
import { logInCalls } from './log-in.ts'
import { meCalls } from './me.ts'
import { ownSessionCalls } from './own-sessions.ts'
import { passkeyLogInCalls } from './passkey-log-in.ts'

/** The handlers of the door: log-in, second factors, sessions, invitations. */
export const doorCalls = (dependencies: OfficeDependencies): OfficeHandlers<typeof contract> => ({
  ...logInCalls(dependencies),
  ...passkeyLogInCalls(dependencies),
  ...elevationCalls(dependencies),
  ...enrolmentCalls(dependencies),
  ...invitationCalls(dependencies),
  ...ownSessionCalls(dependencies),
  ...meCalls(),
})
