import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { link } from '../../../language/link.ts'
import type { HubCopy } from './copy/en.ts'
import styles from './hub.module.css'
import type { TopicData } from './load-topics.ts'

interface TopicsProps {
  readonly copy: HubCopy['topics']
  readonly handbooks: readonly TopicData[]
  readonly locale: Locale
}

/** The most frequent topics of each handbook. */
export function Topics({ copy, handbooks, locale }: TopicsProps) {
  const shown = handbooks.filter(({ topics }) => topics.length > 0)
  return (
    <section className={`grid ${styles.topics}`}>
      <h2 className={styles.label}>{copy.title}</h2>
      {shown.length === 0 && (
        <p className={styles.missing}>
          {copy.missing} <Link to={link(locale, '/handbook')}>{copy.handbooks}</Link>
        </p>
      )}
      {shown.map(({ product, start, topics }) => (
        <div key={product} className={styles.shelf} data-product={product}>
          <h3 lang="en">{product}</h3>
          <ul>
            {topics.map(({ href, title }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
          <Link className={moreClass} to={start}>
            {interpolate(copy.all, { product })}
          </Link>
        </div>
      ))}
    </section>
  )
}
