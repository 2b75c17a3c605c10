import { approvals } from './approvals.ts'
import { care } from './care.ts'
import { conflicts } from './conflicts.ts'
import { issues } from './issues.ts'
import { jobs } from './jobs.ts'
import { assigned, unanswered } from './requests.ts'
import { scheduled } from './scheduled.ts'
import { translations } from './translations.ts'
import type { WaitingSource } from './waiting-source.ts'

/** Everything that may wait for somebody, in the order in which it is told: a new source is one entry. */
export const waitingSources: readonly WaitingSource[] = [
  assigned,
  unanswered,
  approvals,
  issues,
  scheduled,
  translations,
  conflicts,
  jobs,
  care,
]
