import type { Locale } from '../../../contract/locale.ts'
import { interpolate, type PluralForms, plural } from '../../../ui/language/format.ts'
import type { StatusCopy } from './copy/en.ts'
import { type Grade, grades } from './grades.ts'
import type { PartView } from './load-status.ts'
import styles from './parts.module.css'
import { Strokes } from './strokes.tsx'

interface PartProps {
  readonly copy: StatusCopy['parts']
  readonly locale: Locale
  readonly part: PartView
  /** Whether the first screen ends above it. */
  readonly isBelow: boolean
}

const states = ['down', 'slow', 'maintenance'] as const

/** A part of the site with its state, its 90 days as strokes, and the same in words. */
export function Part({ copy, locale, part, isBelow }: PartProps) {
  const { id, state, uptime, measured, days, hours, faults } = part
  const { title, text } = copy.names[id]
  const inWords = (spans: string, forms: Readonly<Record<Grade, PluralForms>>) =>
    grades
      .map(grade => [grade, [...spans].filter(letter => letter === grade).length] as const)
      .filter(([, count]) => count > 0)
      .map(([grade, count]) => plural(forms[grade], count, locale))
      .join(copy.separator)
  return (
    <li data-below={isBelow || undefined} className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.state} data-state={state}>
        {copy.states[state]}
      </p>
      <div className={styles.chart}>
        <Strokes spans={days} label={interpolate(copy.chart, { days: inWords(days, copy.days) })} />
        <p className={styles.ends} aria-hidden="true">
          <span>{copy.first}</span>
          <span>{copy.last}</span>
        </p>
      </div>
      <p className={styles.uptime}>
        {uptime === null ? copy.states.unknown : interpolate(copy.uptime, { percent: uptime })}
        {uptime !== null && <span> · {plural(copy.measured[measured.unit], measured.count, locale)}</span>}
      </p>
      <details className={styles.details}>
        <summary>
          {copy.details}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <h4 className={styles.label}>{copy.lastHours}</h4>
        <Strokes spans={hours} label={interpolate(copy.dayChart, { hours: inWords(hours, copy.hours) })} />
        <p>{inWords(hours, copy.hours)}</p>
        <h4 className={styles.label}>{copy.faults}</h4>
        {faults.length === 0 ? (
          <p>{copy.noFaults}</p>
        ) : (
          <ul>
            {faults.map(({ day, date, ...minutes }) => (
              <li key={day}>
                <time dateTime={day}>{date}</time>
                {' · '}
                {states
                  .filter(each => minutes[each] > 0)
                  .map(each => plural(copy.minutes[each], minutes[each], locale))
                  .join(copy.separator)}
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}
