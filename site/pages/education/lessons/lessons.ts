import type { Product } from '../../../language/link.ts'
import type { SheetId } from '../sheets/sheets.ts'

export const ages = ['5-8', '9-12', '13-16', '17'] as const
export const subjects = ['art', 'science', 'maths', 'language', 'history', 'media'] as const
type Age = (typeof ages)[number]
type Subject = (typeof subjects)[number]

interface Lesson {
  readonly age: Age
  readonly subject: Subject
  readonly app: Product
  readonly minutes: number
  readonly sheet?: SheetId
}

/** The lessons by id, in the order of the page. */
const lessons = {
  'one-line': { age: '9-12', subject: 'art', app: 'procreate', minutes: 40 },
  'five-values': { age: '13-16', subject: 'art', app: 'procreate', minutes: 50, sheet: 'values' },
  'three-colors': { age: '9-12', subject: 'art', app: 'procreate', minutes: 45, sheet: 'wheel' },
  'grid-portrait': { age: '9-12', subject: 'maths', app: 'procreate', minutes: 60, sheet: 'grid' },
  'leaf-layers': { age: '9-12', subject: 'science', app: 'procreate', minutes: 50 },
  'moon-diary': { age: '5-8', subject: 'science', app: 'pocket', minutes: 40 },
  'falling-ball': { age: '13-16', subject: 'science', app: 'dreams', minutes: 60, sheet: 'flipbook' },
  'walk-cycle': { age: '17', subject: 'media', app: 'dreams', minutes: 90, sheet: 'flipbook' },
  'seed-to-tree': { age: '5-8', subject: 'science', app: 'dreams', minutes: 40, sheet: 'flipbook' },
  'six-frames': { age: '9-12', subject: 'language', app: 'procreate', minutes: 60, sheet: 'storyboard' },
  'drawn-words': { age: '5-8', subject: 'language', app: 'procreate', minutes: 35 },
  'tiles-that-fit': { age: '13-16', subject: 'maths', app: 'procreate', minutes: 60, sheet: 'grid' },
  'half-a-butterfly': { age: '5-8', subject: 'maths', app: 'procreate', minutes: 30 },
  'street-before': { age: '13-16', subject: 'history', app: 'procreate', minutes: 80 },
  'pocket-museum': { age: '9-12', subject: 'history', app: 'pocket', minutes: 60 },
  'poster-for-one': { age: '13-16', subject: 'media', app: 'procreate', minutes: 70 },
  'sound-first': { age: '17', subject: 'media', app: 'dreams', minutes: 80, sheet: 'storyboard' },
  'light-on-clay': { age: '17', subject: 'art', app: 'procreate', minutes: 70, sheet: 'values' },
} as const satisfies Readonly<Record<string, Lesson>>
export type LessonId = keyof typeof lessons

export interface LessonFilter {
  readonly age: Age | null
  readonly subject: Subject | null
  readonly app: Product | null
}

/** The filter of an address; what is unknown filters nothing. */
export function readFilter(query: URLSearchParams): LessonFilter {
  const pick = <T extends string>(name: string, known: readonly T[]) =>
    known.find(each => each === query.get(name)) ?? null
  return {
    age: pick('age', ages),
    subject: pick('subject', subjects),
    app: pick('app', ['procreate', 'pocket', 'dreams'] as const),
  }
}

/** The lesson that an address opens; one that is unknown opens nothing. */
export const readOpened = (query: URLSearchParams): LessonId | null =>
  (Object.keys(lessons) as LessonId[]).find(id => id === query.get('lesson')) ?? null

/** What follows the path of the page, for a filter and an open lesson. */
export function queryOf(filter: LessonFilter, opened: LessonId | null): string {
  const chosen = Object.entries({ ...filter, lesson: opened }).filter(([, value]) => value !== null)
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen as [string, string][])}`
}

export const isFiltered = (filter: LessonFilter): boolean => Object.values(filter).some(each => each !== null)

/** The lessons that fit, in their order. */
export const listLessons = (filter: LessonFilter) =>
  (Object.entries(lessons) as [LessonId, Lesson][])
    .filter(([, lesson]) =>
      (['age', 'subject', 'app'] as const).every(
        name => filter[name] === null || lesson[name] === filter[name],
      ),
    )
    .map(([id, lesson]) => ({ id, ...lesson }))
