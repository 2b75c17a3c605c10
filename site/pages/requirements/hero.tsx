import { Phrases } from '../../../ui/phrases.tsx'
import type { RequirementsCopy } from './copy/en.ts'
import styles from './hero.module.css'

const sections = ['yours', 'device', 'needs', 'all'] as const

/** What the page is about, and where its parts are. */
export function Hero({ copy }: { readonly copy: RequirementsCopy['hero'] }) {
  return (
    <header className={`grid ${styles.hero}`}>
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <p className={styles.lead}>{copy.lead}</p>
      <nav aria-label={copy.label}>
        <ul className={styles.jumps}>
          {sections.map(id => (
            <li key={id}>
              <a href={`#${id}`}>{copy.jumps[id]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
