/** Whom a lesson is for, by age in years. */
export const lessonAges = ['5-8', '9-12', '13-16', '17'] as const
export const lessonSubjects = ['art', 'science', 'maths', 'language', 'history', 'media'] as const
export const lessonApps = ['procreate', 'pocket', 'dreams'] as const
/** The worksheets, in the order of their page. */
export const worksheets = ['grid', 'values', 'wheel', 'flipbook', 'storyboard'] as const

export type LessonAge = (typeof lessonAges)[number]
export type LessonSubject = (typeof lessonSubjects)[number]
export type LessonApp = (typeof lessonApps)[number]
export type Worksheet = (typeof worksheets)[number]
