import { Phrases } from '../../../../ui/phrases.tsx'
import type { PictureData } from '../../../../ui/picture.tsx'
import styles from './calendar.module.css'
import type { WhatsNewCopy } from './copy/en.ts'
import { figureOf, Leaf, releases } from './leaf.tsx'

interface CalendarProps {
  readonly copy: WhatsNewCopy['calendar']
  readonly leaves: PictureData
}

/** A calendar of releases, each with a pressed leaf and a disclosure of its changes. */
export function Calendar({ copy, leaves }: CalendarProps) {
  return (
    <section className={`grid ${styles.calendar}`}>
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <p className={styles.lead}>{copy.lead}</p>
      <nav className={styles.sheet} aria-label={copy.label}>
        <ol className={styles.days}>
          {releases.map(release => (
            <li key={release} className={styles.day}>
              <a href={`#${release}`}>
                <span className={styles.figure}>{figureOf[release]}</span>
                <span className={styles.pressed}>
                  <Leaf release={release} leaves={leaves} priority />
                </span>
                <span className={styles.name}>{copy.leaves[release]}</span>
              </a>
            </li>
          ))}
        </ol>
        <p className={styles.caption}>
          {copy.caption} <span>{leaves.credit}</span>
        </p>
      </nav>
    </section>
  )
}
