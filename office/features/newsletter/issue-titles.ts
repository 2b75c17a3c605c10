import type { NewsletterTag } from '../../../contract/newsletter-tags.ts'
import type { IssueState } from '../../../contract/office/issue-states.ts'

export const stateTitles: Readonly<Record<IssueState, string>> = {
  draft: 'Draft',
  waiting: 'Waiting for approval',
  approved: 'Approved',
  scheduled: 'Scheduled',
  sending: 'Going out',
  stopped: 'Stopped',
  sent: 'Sent',
}

export const tagTitles: Readonly<Record<NewsletterTag, string>> = {
  procreate: 'procreate',
  pocket: 'pocket',
  dreams: 'dreams',
  lessons: 'Lessons',
  company: 'Company news',
}
