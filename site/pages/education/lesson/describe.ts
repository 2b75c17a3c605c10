import type { LessonDetails } from '../../../../contract/lessons.ts'
import { type Locale, localeOfTag } from '../../../../contract/locale.ts'
import { link } from '../../../language/link.ts'

interface Describing {
  readonly origin: string
  readonly locale: Locale
  readonly subject: string
}

/** Structured data of a lesson as https://schema.org/LearningResource. */
export const describeLesson = (
  { slug, title, description, lang, age, minutes }: LessonDetails,
  { origin, locale, subject }: Describing,
) => ({
  '@type': 'LearningResource',
  name: title,
  description,
  url: origin + link(localeOfTag(lang), `/education/${slug}`),
  inLanguage: lang,
  learningResourceType: 'lesson plan',
  about: subject,
  typicalAgeRange: age.includes('-') ? age : `${age}-`,
  timeRequired: `PT${minutes}M`,
  isAccessibleForFree: true,
  isPartOf: { '@type': 'WebPage', url: origin + link(locale, '/education') },
})
