import { stepsAt } from '../../../../contract/lesson-text.ts'
import type { Lesson, LessonDetails } from '../../../../contract/lessons.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { prepareProse } from '../../../features/prose/prepare-prose.ts'
import type { ProseSegment } from '../../../features/prose/prose-data.ts'
import { orNotFound } from '../../../request/or-not-found.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'

/** The text of a lesson in its two parts. */
export interface LessonText {
  readonly need: readonly ProseSegment[]
  readonly steps: readonly ProseSegment[]
}

/** The lessons of a language in their order; null where they could not be had. */
export async function loadLessons(site: SiteRequest, locale: Locale): Promise<readonly Lesson[] | null> {
  const query = { lang: languageTagOf(locale) }
  const answer = site.admin(locale).listLessons({ query }, withDeadline())
  return (await withFallback(site, 'the lessons', answer, null))?.lessons ?? null
}

/** A lesson. Throws 404 for an unknown one; rejects as the service does. */
export async function loadLesson(site: SiteRequest, locale: Locale, slug: string): Promise<LessonDetails> {
  const query = { lang: languageTagOf(locale) }
  const answer = site.admin(locale).getLesson({ params: { slug }, query }, withDeadline())
  return (await orNotFound(answer)).lesson
}

/** What is needed, and from its first steps on how it goes. */
export function textOf({ segments }: LessonDetails, locale: Locale): LessonText {
  const at = Math.max(stepsAt(segments), 0)
  return {
    need: prepareProse(segments.slice(0, at), { locale }),
    steps: prepareProse(segments.slice(at), { locale }),
  }
}
