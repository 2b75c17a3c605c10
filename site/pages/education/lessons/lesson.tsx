import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { link } from '../../../language/link.ts'
import type { EducationCopy } from '../copy/en.ts'
import type { SheetsCopy } from '../sheets/copy/en.ts'
import type { LessonCopy } from './copy/en.ts'
import styles from './lessons.module.css'
import type { listLessons } from './lessons.ts'

interface LessonProps {
  readonly copy: EducationCopy['lessons']
  readonly locale: Locale
  readonly lesson: ReturnType<typeof listLessons>[number]
  readonly words: LessonCopy
  readonly sheets: SheetsCopy['sheets']
}

/** A lesson, opened by its title; an address that ends in `#` and its id opens it, too. */
export function LessonView({ copy, locale, lesson, words, sheets }: LessonProps) {
  const { id, age, subject, app, minutes, sheet } = lesson
  const facts = [copy.ages[age], copy.subjects[subject], interpolate(copy.minutes, { n: String(minutes) })]
  return (
    <li className={styles.lesson} data-subject={subject}>
      <details>
        <summary>
          <h3 className={styles.title}>{words.title}</h3>
          <p className={styles.facts}>
            {facts.join(' · ')}
            {' · '}
            <span lang="en">{app}</span>
          </p>
        </summary>
        <div id={id} className={styles.text}>
          <dl>
            <dt>{copy.aim}</dt>
            <dd>{words.aim}</dd>
            <dt>{copy.need}</dt>
            <dd>
              {words.need}
              {sheet && (
                <>
                  {' '}
                  <Link to={link(locale, `/education/worksheets/${sheet}`)}>
                    {interpolate(copy.sheet, { title: sheets[sheet].title })}
                  </Link>
                </>
              )}
            </dd>
          </dl>
          <h4>{copy.steps}</h4>
          <ol>
            {words.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </details>
    </li>
  )
}
