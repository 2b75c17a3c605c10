import type { SiteFaultKind } from '../../../contract/office/site-faults.ts'

export const siteFaultTitles: Readonly<Record<SiteFaultKind, string>> = {
  outside: 'Dead link to another site',
  page: 'Dead link',
  section: 'Missing section',
  status: 'Page that fails',
  words: 'Picture without words',
  title: 'Page without a title',
  description: 'Page without a description',
  unchecked: 'Could not be checked',
}
