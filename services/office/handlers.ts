import type { officeClientCalls } from '../../contract/office/office.ts'
import { announcementCalls } from './announcements/announcement-calls.ts'
import { auditCalls } from './audit/audit-calls.ts'
import { careCalls } from './care/care-calls.ts'
import { siteFaultCalls } from './care/site-fault-calls.ts'
import { approvalCalls } from './content/approvals/approval-calls.ts'
import { bundleCalls } from './content/bundles/bundle-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { contentFileCalls } from './content/content-file-calls.ts'
import { handbookTreeCalls } from './content/handbook/tree-calls.ts'
import { moveCalls } from './content/moves/move-calls.ts'
import { scheduleCalls } from './content/schedule/schedule-calls.ts'
import { contentTermCalls } from './content/term-calls.ts'
import { translationCalls } from './content/translation/translation-calls.ts'
import { decisionCalls } from './decisions/decision-calls.ts'
import type { OfficeDependencies } from './dependencies.ts'
import { doorCalls } from './door/door-calls.ts'
import { figureCalls } from './figures/figure-calls.ts'
import type { OfficeHandlers } from './handler.ts'
import { healthCalls } from './health/health-calls.ts'
import { inboxCalls } from './inbox/inbox-calls.ts'
import { incidentCalls } from './incidents/incident-calls.ts'
import { linkCalls } from './links/link-calls.ts'
import { mediaCalls } from './media/media-calls.ts'
import { issueCalls } from './newsletter/issue-calls.ts'
import { peopleCalls } from './people/people-calls.ts'
import { visitorSessionCalls } from './people/visitor-sessions.ts'
import { previewCalls } from './preview/preview-calls.ts'
import { priceCalls } from './prices/price-calls.ts'
import { ratingCalls } from './ratings/rating-calls.ts'
import { readerCalls } from './readers/reader-calls.ts'
import { redirectCalls } from './redirects/redirect-calls.ts'
import { savedReplyCalls } from './saved-replies/saved-reply-calls.ts'
import { searchCalls } from './searches/search-calls.ts'
import { staffCalls } from './staff/staff-calls.ts'
import { uploadCalls } from './uploads/upload-calls.ts'
import { vocabularyCalls } from './vocabularies/vocabulary-calls.ts'
import { waitingCalls } from './waiting/waiting-calls.ts'
import { wordCalls } from './words/word-calls.ts'
import { workCalls } from './works/work-calls.ts'

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
    ...readerCalls(dependencies),
    ...figureCalls,
    ...redirectCalls(dependencies),
    ...linkCalls,
    ...siteFaultCalls(dependencies),
    ...careCalls(dependencies),
    ...waitingCalls(dependencies),
    ...priceCalls,
    ...announcementCalls(dependencies),
    ...incidentCalls,
    ...workCalls(dependencies),
    ...searchCalls,
    ...visitorSessionCalls(dependencies),
    ...contentCalls(),
    ...translationCalls,
    ...wordCalls,
    ...contentFileCalls(dependencies),
    ...contentTermCalls,
    ...moveCalls,
    ...handbookTreeCalls,
    ...vocabularyCalls,
    ...scheduleCalls,
    ...bundleCalls,
    ...approvalCalls,
    ...previewCalls,
    ...mediaCalls(dependencies),
    ...issueCalls(dependencies),
    ...staffCalls(dependencies),
    ...auditCalls,
    ...uploadCalls(dependencies),
  }) satisfies OfficeHandlers<typeof officeClientCalls>
