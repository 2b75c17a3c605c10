import { Link } from 'react-router'
import type { Lesson } from '../../../../contract/lessons.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { link } from '../../../language/link.ts'
import type { EducationCopy } from '../copy/en.ts'
import { LessonFacts } from '../lessons/lesson-facts.tsx'
import subjects from '../lessons/subjects.module.css'
import type { LessonPageCopy } from './copy/en.ts'
import styles from './near.module.css'

interface NearProps {
  readonly copy: Pick<LessonPageCopy, 'more'> &
    Pick<EducationCopy['lessons'], 'ages' | 'subjects' | 'minutes'>
  readonly locale: Locale
  readonly near: readonly Lesson[]
}

/** Lessons to go on with. */
export const Near = ({ copy, locale, near }: NearProps) => (
  <nav className={`grid ${styles.near}`} aria-labelledby="near">
    <h2 id="near" className={styles.heading}>
      {copy.more}
    </h2>
    <ul className={styles.list}>
      {near.map(lesson => (
        <li
          key={lesson.slug}
          className={`${subjects.subject} ${styles.lesson}`}
          data-subject={lesson.subject}
        >
          <Link className={styles.title} to={link(locale, `/education/${lesson.slug}`)}>
            {lesson.title}
          </Link>
          <LessonFacts copy={copy} lesson={lesson} className={styles.facts} />
        </li>
      ))}
    </ul>
  </nav>
)
