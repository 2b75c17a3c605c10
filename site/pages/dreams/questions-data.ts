import { unbroken } from '../../../ui/phrases.tsx'
import type { DreamsCopy } from './copy/en.ts'

/** The questions as https://schema.org/FAQPage */
export const questionsData = ({ items }: DreamsCopy['questions']) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: unbroken(question),
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
