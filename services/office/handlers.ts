import type { officeClientCalls } from '../../contract/office/office.ts'
import { contentCalls } from './content/content-calls.ts'
import { decisionCalls } from './decisions/decision-calls.ts'
import type { OfficeDependencies } from './dependencies.ts'
import { doorCalls } from './door/door-calls.ts'
import type { OfficeHandlers } from './handler.ts'
import { healthCalls } from './health/health-calls.ts'
import { inboxCalls } from './inbox/inbox-calls.ts'
import { peopleCalls } from './people/people-calls.ts'
import { visitorSessionCalls } from './people/visitor-sessions.ts'
import { ratingCalls } from './ratings/rating-calls.ts'
import { redirectCalls } from './redirects/redirect-calls.ts'
import { savedReplyCalls } from './saved-replies/saved-reply-calls.ts'

/** The handlers of the office's calls, from each folder. */
export const officeHandlers = (dependencies: OfficeDependencies) =>
  ({
    ...doorCalls(dependencies),
    ...decisionCalls(dependencies),
    ...peopleCalls(dependencies),
    ...healthCalls(dependencies),
    ...inboxCalls(dependencies),
    ...savedReplyCalls(dependencies),
    ...ratingCalls,
    ...redirectCalls(dependencies),
    ...visitorSessionCalls(dependencies),
    ...contentCalls(),
  }) satisfies OfficeHandlers<typeof officeClientCalls>
