import { lessonAges, lessonSubjects } from '../../../../contract/lesson-facts.ts'
import type { Lesson } from '../../../../contract/lessons.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { plural } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link, products } from '../../../language/link.ts'
import type { EducationCopy } from '../copy/en.ts'
import type { SheetsCopy } from '../sheets/copy/en.ts'
import { LessonView } from './lesson.tsx'
import styles from './lessons.module.css'
import { type LessonFilter, queryOf } from './lessons.ts'
import type { LessonText } from './load-lessons.ts'

interface LessonsProps {
  readonly copy: EducationCopy['lessons']
  readonly locale: Locale
  readonly filter: LessonFilter
  readonly isFiltered: boolean
  /** Null where they could not be had. */
  readonly lessons: readonly Lesson[] | null
  readonly opened: (LessonText & { readonly slug: string }) | null
  readonly sheets: SheetsCopy['sheets']
}

/** The lessons, by age, subject and app. */
export function Lessons({ copy, locale, filter, isFiltered, lessons, opened, sheets }: LessonsProps) {
  const here = link(locale, '/education')
  const choices = [
    { name: 'age', label: copy.age, options: lessonAges.map(id => ({ id, title: copy.ages[id] })) },
    {
      name: 'subject',
      label: copy.subject,
      options: lessonSubjects.map(id => ({ id, title: copy.subjects[id] })),
    },
    { name: 'app', label: copy.app, options: products.map(id => ({ id, title: id })) },
  ] as const
  return (
    <section data-below className={`grid ${styles.lessons}`} id="lessons">
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <form method="get" action={`${here}#lessons`} className={styles.filter} aria-label={copy.filter}>
        {choices.map(({ name, label, options }) => (
          <label key={name} className={styles.choice}>
            {label}
            <select name={name} defaultValue={filter[name] ?? ''} key={filter[name]}>
              <option value="">{copy.any}</option>
              {options.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit" className={actionClass()}>
          {copy.show}
        </button>
        {isFiltered && <a href={`${here}#lessons`}>{copy.all}</a>}
      </form>
      <p role="status" className={styles.count}>
        {lessons === null
          ? copy.missing
          : lessons.length === 0
            ? copy.none
            : plural(copy.found, lessons.length, locale)}
      </p>
      <ul className={styles.list}>
        {lessons?.map(lesson => {
          const { slug } = lesson
          const own = opened?.slug === slug ? opened : null
          const to = `${here}${queryOf(filter, own ? null : slug)}#${slug}`
          return <LessonView key={slug} {...{ copy, locale, lesson, to, sheets }} opened={own} />
        })}
      </ul>
    </section>
  )
}
