import { Link } from 'react-router'
import type { FigurePublish } from '../../../contract/office/figures.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { softClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import styles from './figures.module.css'

const shownPublishes = 100

interface PublishedProps {
  readonly publishes: readonly FigurePublish[]
  readonly zone: string
  /** The CSV file with all of them. */
  readonly csv: string
}

/** What the marks of the curves stand for, newest first. */
export function Published({ publishes, zone, csv }: PublishedProps) {
  if (publishes.length === 0) return null
  const earlier = publishes.length - shownPublishes
  return (
    <Disclosure label={`Published in this time: ${count(publishes.length, 'text')}`}>
      <ul className={styles.published}>
        {publishes.slice(0, shownPublishes).map(({ at, kind, path, title, parts }) => (
          <li key={`${at} ${path}`}>
            <Link to={pathOfPart({ kind, path, part: parts[0] ?? 'en' })}>{title}</Link>
            <span>{parts.map(part => partTitles[part]).join(', ')}</span>
            <time dateTime={at}>{formatTime(at, zone)}</time>
          </li>
        ))}
      </ul>
      {earlier > 0 && <p className={softClass}>And {count(earlier, 'earlier text')}, in the CSV file.</p>}
      <p>
        <a href={csv} download>
          CSV<span className="visually-hidden"> of what was published</span>
        </a>
      </p>
    </Disclosure>
  )
}
