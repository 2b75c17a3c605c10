import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  title: 'procreate · Status',
  description: 'Incidents and maintenance of the site, as we write about them.',
}

export default en

export type StatusFeedCopy = SameShape<typeof en>
