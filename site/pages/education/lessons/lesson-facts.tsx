import type { Lesson } from '../../../../contract/lessons.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import type { EducationCopy } from '../copy/en.ts'

interface LessonFactsProps {
  readonly copy: Pick<EducationCopy['lessons'], 'ages' | 'subjects' | 'minutes'>
  readonly lesson: Pick<Lesson, 'age' | 'subject' | 'app' | 'minutes'>
  readonly className: string | undefined
}

/** Age, subject, time and app of a lesson, in a line. */
export function LessonFacts({ copy, lesson, className }: LessonFactsProps) {
  const { age, subject, app, minutes } = lesson
  const facts = [copy.ages[age], copy.subjects[subject], interpolate(copy.minutes, { n: String(minutes) })]
  return (
    <p className={className}>
      {facts.map(fact => `${fact}\u00a0· `).join('')}
      <span lang="en">{app}</span>
    </p>
  )
}
