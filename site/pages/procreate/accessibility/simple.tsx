import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { AccessibilityCopy } from './copy/en.ts'
import styles from './simple.module.css'

/** The icons of the buttons, on a grid of 48 units. */
const signs = {
  paint: 'M8 40C14 26 22 34 26 24C30 14 38 16 42 7',
  erase: 'M8 34L27 10L40 20L24 40H13ZM18 22L32 33',
  colour: 'M24 9A15 15 0 1 1 23.9 9ZM24 19A5 5 0 1 1 23.9 19Z',
  undo: 'M16 8L7 17L16 26M8 17H29A11 11 0 0 1 29 39H14',
  gallery: 'M8 9H21V22H8ZM27 9H40V22H27ZM8 28H21V41H8ZM27 28H40V41H27Z',
} as const

interface SimpleProps {
  readonly copy: AccessibilityCopy['simple']
  readonly locale: Locale
}

/** The simplified interface at its largest size. */
export function Simple({ copy, locale }: SimpleProps) {
  return (
    <section className={`grid later ${styles.simple}`}>
      <ul className={styles.buttons}>
        {(['paint', 'erase', 'colour', 'undo', 'gallery'] as const).map(button => (
          <li key={button} className={styles.button}>
            <svg viewBox="0 0 48 48" className={styles.sign} aria-hidden="true">
              <path d={signs[button]} />
            </svg>
            {copy.buttons[button]}
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <Link
          className={moreClass}
          to={link(locale, '/handbook/procreate/5.3/accessibility/simplified-interface')}
        >
          {copy.more}
        </Link>
      </div>
    </section>
  )
}
