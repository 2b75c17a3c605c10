import * as v from 'valibot'
import { call } from './call.ts'
import { segments } from './document.ts'
import { optionalLang } from './lang.ts'
import { lessonAges, lessonApps, lessonSubjects, worksheets } from './lesson-facts.ts'
import { listedPages, listedPagesQuery } from './listed-pages.ts'
import { textLanguages } from './live-text.ts'
import { outOfBounds } from './schemas.ts'

const lesson = v.object({
  slug: v.string(),
  title: v.string(),
  /** What they know or can do afterward. */
  description: v.string(),
  age: v.picklist(lessonAges),
  subject: v.picklist(lessonSubjects),
  app: v.picklist(lessonApps),
  minutes: v.number(),
  /** The worksheet that it needs. */
  sheet: v.nullable(v.picklist(worksheets)),
})
export type Lesson = v.InferOutput<typeof lesson>

/** A lesson with its whole text: what is needed, and then its steps as a numbered list. */
const lessonDetails = v.object({ ...lesson.entries, ...textLanguages, segments })
export type LessonDetails = v.InferOutput<typeof lessonDetails>

export const lessonCalls = {
  listLessons: call({
    name: 'listLessons',
    summary: 'The lessons for schools that are published in the language, in their order',
    method: 'GET',
    path: '/education/lessons',
    query: v.strictObject({ lang: optionalLang }),
    answer: v.object({ lessons: v.array(lesson) }),
  }),
  getLesson: call({
    name: 'getLesson',
    summary: 'One lesson with its text, in the requested language or else in English',
    method: 'GET',
    path: '/education/lessons/{slug}',
    query: v.strictObject({ lang: optionalLang }),
    answer: v.object({ lesson: lessonDetails }),
    refusals: { 404: 'There is no such lesson' },
  }),
  listLessonPaths: call({
    name: 'listLessonPaths',
    summary: 'The pages of the lessons in any language, in their order: at most 1,000, from an index on',
    method: 'GET',
    path: '/education/paths',
    query: listedPagesQuery,
    answer: listedPages,
    refusals: { 400: outOfBounds },
  }),
}
