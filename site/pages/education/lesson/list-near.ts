import type { Lesson } from '../../../../contract/lessons.ts'

const most = 3

/** Lessons to go on with: of the same subject, and then for the same age. */
export function listNear(lessons: readonly Lesson[], { slug, subject, age }: Lesson): Lesson[] {
  const others = lessons.filter(lesson => lesson.slug !== slug)
  const near = [
    ...others.filter(lesson => lesson.subject === subject),
    ...others.filter(lesson => lesson.subject !== subject && lesson.age === age),
  ]
  return near.slice(0, most)
}
