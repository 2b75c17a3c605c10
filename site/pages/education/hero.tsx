import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import type { EducationCopy } from './copy/en.ts'
import styles from './hero.module.css'

const sections = ['buying', 'lessons', 'sheets', 'ask'] as const

interface HeroProps {
  readonly copy: EducationCopy['hero']
  readonly still: PictureData
}

/** What a class paints first, and what the page has. */
export function Hero({ copy, still }: HeroProps) {
  return (
    <header className={`grid ${styles.hero}`}>
      <div className={styles.words}>
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
      </div>
      <Picture
        picture={still}
        sizes="(max-width: 822.98px) 100vw, 50vw"
        className={styles.picture}
        priority
      />
    </header>
  )
}
