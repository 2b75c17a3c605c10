import type { LessonAge, LessonApp, LessonSubject, Worksheet } from '../../../contract/lesson-facts.ts'

/** A value that a fact can have. */
export interface Choice<Id extends string = string> {
  readonly id: Id
  readonly title: string
}

export const ageChoices: readonly Choice<LessonAge>[] = [
  { id: '5-8', title: '5 to 8' },
  { id: '9-12', title: '9 to 12' },
  { id: '13-16', title: '13 to 16' },
  { id: '17', title: '17 and up' },
]

export const subjectChoices: readonly Choice<LessonSubject>[] = [
  { id: 'art', title: 'Art' },
  { id: 'science', title: 'Science' },
  { id: 'maths', title: 'Mathematics' },
  { id: 'language', title: 'Language' },
  { id: 'history', title: 'History' },
  { id: 'media', title: 'Media and film' },
]

export const appChoices: readonly Choice<LessonApp>[] = [
  { id: 'procreate', title: 'procreate' },
  { id: 'pocket', title: 'pocket' },
  { id: 'dreams', title: 'dreams' },
]

export const sheetChoices: readonly Choice<Worksheet>[] = [
  { id: 'grid', title: 'Drawing grid' },
  { id: 'values', title: 'Value scale' },
  { id: 'wheel', title: 'Color wheel' },
  { id: 'flipbook', title: 'Flip book' },
  { id: 'storyboard', title: 'Storyboard' },
]
