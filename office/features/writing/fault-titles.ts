import type { TextFaultKind } from '../../../contract/office/text-faults.ts'

export const faultTitles: Readonly<Record<TextFaultKind, string>> = {
  page: 'Dead link',
  section: 'Missing section',
  picture: 'Missing picture',
  words: 'Picture without words',
  english: 'In English alone',
  moved: 'Moved',
}
