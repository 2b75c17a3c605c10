import type { FilmData } from '../../ui/film.tsx'
import type { DreamsCopy } from './copy/shape.ts'

/** The questions as https://schema.org/FAQPage */
export const questionsData = ({ items }: DreamsCopy['questions']) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** A film as https://schema.org/VideoObject; it lasts so many seconds. */
export const filmData = (film: FilmData, name: string, seconds: number, origin: string) => ({
  '@type': 'VideoObject',
  name,
  description: film.alt,
  thumbnailUrl: `${origin}${film.poster.jpg}`,
  contentUrl: `${origin}${film.sources.at(-1)?.src ?? ''}`,
  duration: `PT${seconds}S`,
  creditText: film.credit,
})
