import type { NewsletterTag } from '../../../contract/newsletter-tags.ts'

/** Subjects, as readers see them. */
export const tagTitles: Readonly<Record<NewsletterTag, string>> = {
  procreate: 'procreate',
  pocket: 'pocket',
  dreams: 'dreams',
  lessons: 'Lessons',
  company: 'Company news',
}
