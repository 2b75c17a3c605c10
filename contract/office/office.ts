import { type Client, type ClientOptions, createClient } from '../client.ts'
import { announcementCalls } from './announcements.ts'
import { approvalCalls } from './approvals.ts'
import { auditCalls } from './audit.ts'
import { bundleCalls } from './bundles.ts'
import { careCalls } from './care.ts'
import { contentCalls } from './content.ts'
import { contentFileCalls } from './content-files.ts'
import { contentTermCalls } from './content-terms.ts'
import { decisionCalls } from './decisions.ts'
import { doorCalls } from './door.ts'
import { figureCalls } from './figures.ts'
import { officeFileCalls } from './files.ts'
import { fruitlessSearchCalls } from './fruitless-searches.ts'
import { handbookTreeCalls } from './handbook-tree.ts'
import { healthCalls } from './health.ts'
import { inboxCalls } from './inbox.ts'
import { incidentCalls } from './incidents.ts'
import { mediaCalls } from './media.ts'
import { moveCalls } from './moves.ts'
import { issueCalls } from './newsletter.ts'
import type { OfficeCall } from './office-call.ts'
import { peopleCalls } from './people.ts'
import { previewCalls } from './preview.ts'
import { priceCalls } from './prices.ts'
import { ratingCalls } from './ratings.ts'
import { readerCalls } from './readers.ts'
import { redirectCalls } from './redirects.ts'
import { savedReplyCalls } from './saved-replies.ts'
import { scheduleCalls } from './schedule.ts'
import { siteFaultCalls } from './site-faults.ts'
import { staffCalls } from './staff.ts'
import { textFaultCalls } from './text-faults.ts'
import { translationCalls } from './translation.ts'
import { uploadCalls } from './uploads.ts'
import { visitorSessionCalls } from './visitor-sessions.ts'
import { vocabularyCalls } from './vocabularies.ts'
import { waitingCalls } from './waiting.ts'
import { wordCalls } from './words.ts'
import { workCalls } from './works.ts'

/** The calls whose answers are JSON. */
export const officeClientCalls = {
  ...doorCalls,
  ...inboxCalls,
  ...savedReplyCalls,
  ...decisionCalls,
  ...peopleCalls,
  ...healthCalls,
  ...ratingCalls,
  ...readerCalls,
  ...figureCalls,
  ...redirectCalls,
  ...textFaultCalls,
  ...siteFaultCalls,
  ...careCalls,
  ...waitingCalls,
  ...priceCalls,
  ...announcementCalls,
  ...incidentCalls,
  ...workCalls,
  ...fruitlessSearchCalls,
  ...visitorSessionCalls,
  ...contentCalls,
  ...translationCalls,
  ...wordCalls,
  ...contentFileCalls,
  ...contentTermCalls,
  ...moveCalls,
  ...handbookTreeCalls,
  ...vocabularyCalls,
  ...scheduleCalls,
  ...bundleCalls,
  ...approvalCalls,
  ...previewCalls,
  ...mediaCalls,
  ...issueCalls,
  ...staffCalls,
  ...auditCalls,
  ...uploadCalls,
} as const satisfies Readonly<Record<string, OfficeCall>>

/** Every call of the office, each with the permission it needs. */
export const officeCalls = { ...officeClientCalls, ...officeFileCalls } as const

/** The base path of the office's calls. Attachments and exports are files of the office itself: `/office/files/…`. */
export const officeApi = '/api/office'

export type OfficeClient = Client<typeof officeClientCalls>

export const createOfficeClient = (options: ClientOptions): OfficeClient =>
  createClient(officeClientCalls, options)
