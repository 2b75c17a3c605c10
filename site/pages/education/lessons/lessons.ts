import {
  type LessonAge,
  type LessonApp,
  type LessonSubject,
  lessonAges,
  lessonApps,
  lessonSubjects,
} from '../../../../contract/lesson-facts.ts'
import type { Lesson } from '../../../../contract/lessons.ts'

export interface LessonFilter {
  readonly age: LessonAge | null
  readonly subject: LessonSubject | null
  readonly app: LessonApp | null
}

/** The filter of an address; what is unknown filters nothing. */
export function readFilter(query: URLSearchParams): LessonFilter {
  const pick = <T extends string>(name: string, known: readonly T[]) =>
    known.find(each => each === query.get(name)) ?? null
  return {
    age: pick('age', lessonAges),
    subject: pick('subject', lessonSubjects),
    app: pick('app', lessonApps),
  }
}

/** What follows the path of the page, for a filter and an open lesson. */
export function queryOf(filter: LessonFilter, opened: string | null): string {
  const chosen = Object.entries({ ...filter, lesson: opened }).filter(([, value]) => value !== null)
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen as [string, string][])}`
}

export const isFiltered = (filter: LessonFilter): boolean => Object.values(filter).some(each => each !== null)

/** The lessons that fit, in their order. */
export const filterLessons = (lessons: readonly Lesson[], filter: LessonFilter): Lesson[] =>
  lessons.filter(lesson =>
    (['age', 'subject', 'app'] as const).every(
      name => filter[name] === null || lesson[name] === filter[name],
    ),
  )
