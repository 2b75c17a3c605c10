import { Link } from 'react-router'
import type { Lesson } from '../../../../contract/lessons.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { Prose } from '../../../features/prose/prose.tsx'
import { link } from '../../../language/link.ts'
import type { EducationCopy } from '../copy/en.ts'
import type { SheetsCopy } from '../sheets/copy/en.ts'
import { LessonFacts } from './lesson-facts.tsx'
import styles from './lessons.module.css'
import type { LessonText } from './load-lessons.ts'
import subjects from './subjects.module.css'

interface LessonProps {
  readonly copy: EducationCopy['lessons']
  readonly locale: Locale
  readonly lesson: Lesson
  /** The whole lesson, if it is open. */
  readonly opened: LessonText | null
  /** The address that opens it, or closes it again. */
  readonly to: string
  readonly sheets: SheetsCopy['sheets']
}

/** A lesson: what it is about, and all of it once its title is pressed. */
export function LessonView({ copy, locale, lesson, opened, to, sheets }: LessonProps) {
  const { slug, subject, sheet, title, description } = lesson
  return (
    <li id={slug} className={`${subjects.subject} ${styles.lesson}`} data-subject={subject}>
      <h3 className={styles.title}>
        <Link to={to} preventScrollReset aria-expanded={opened !== null}>
          {title}
        </Link>
      </h3>
      <LessonFacts copy={copy} lesson={lesson} className={styles.facts} />
      <p className={styles.aim}>{description}</p>
      {opened && (
        <div className={styles.text}>
          <h4>{copy.need}</h4>
          <Prose segments={opened.need} />
          {sheet && (
            <p>
              <Link to={link(locale, `/education/worksheets/${sheet}`)}>
                {interpolate(copy.sheet, { title: sheets[sheet].title })}
              </Link>
            </p>
          )}
          <h4>{copy.steps}</h4>
          <Prose segments={opened.steps} />
          <p className={styles.alone}>
            <Link className={moreClass} to={link(locale, `/education/${slug}`)}>
              {copy.alone}
            </Link>
          </p>
        </div>
      )}
    </li>
  )
}
