import { Link } from 'react-router'
import type { FigurePublish } from '../../../contract/office/figures.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { formatTime } from '../../features/time.tsx'
import styles from './figures.module.css'

interface PublishedProps {
  readonly publishes: readonly FigurePublish[]
  readonly zone: string
}

/** What the marks of the curves stand for, newest first. */
export function Published({ publishes, zone }: PublishedProps) {
  if (publishes.length === 0) return null
  return (
    <Disclosure label={`Published in this time: ${count(publishes.length, 'text')}`}>
      <ul className={styles.published}>
        {publishes.map(({ at, kind, path, title, parts }) => (
          <li key={`${at} ${path}`}>
            <Link to={pathOfPart({ kind, path, part: parts[0] ?? 'en' })}>{title}</Link>
            <span>{parts.map(part => partTitles[part]).join(', ')}</span>
            <time dateTime={at}>{formatTime(at, zone)}</time>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
