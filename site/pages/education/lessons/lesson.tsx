import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { link } from '../../../language/link.ts'
import type { EducationCopy } from '../copy/en.ts'
import type { SheetsCopy } from '../sheets/copy/en.ts'
import type { LessonCopy } from './copy/en.ts'
import styles from './lessons.module.css'
import type { listLessons } from './lessons.ts'

export type Lesson = ReturnType<typeof listLessons>[number] & Pick<LessonCopy, 'title' | 'aim'>

interface LessonProps {
  readonly copy: EducationCopy['lessons']
  readonly locale: Locale
  readonly lesson: Lesson
  /** The whole lesson, if it is open. */
  readonly opened: LessonCopy | null
  /** The address that opens it, or closes it again. */
  readonly to: string
  readonly sheets: SheetsCopy['sheets']
}

/** A lesson: what it is about, and all of it once its title is pressed. */
export function LessonView({ copy, locale, lesson, opened, to, sheets }: LessonProps) {
  const { id, age, subject, app, minutes, sheet, title, aim } = lesson
  const facts = [copy.ages[age], copy.subjects[subject], interpolate(copy.minutes, { n: String(minutes) })]
  return (
    <li id={id} className={styles.lesson} data-subject={subject}>
      <h3 className={styles.title}>
        <Link to={to} preventScrollReset aria-expanded={opened !== null}>
          {title}
        </Link>
      </h3>
      <p className={styles.facts}>
        {`${facts.join(' · ')} · `}
        <span lang="en">{app}</span>
      </p>
      <p className={styles.aim}>{aim}</p>
      {opened && (
        <div className={styles.text}>
          <h4>{copy.need}</h4>
          <p>
            {opened.need}
            {sheet && (
              <>
                {' '}
                <Link to={link(locale, `/education/worksheets/${sheet}`)}>
                  {interpolate(copy.sheet, { title: sheets[sheet].title })}
                </Link>
              </>
            )}
          </p>
          <h4>{copy.steps}</h4>
          <ol>
            {opened.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </li>
  )
}
