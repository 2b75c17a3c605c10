import { Link } from 'react-router'
import { link } from '../../../language/link.ts'
import type { Locale } from '../../../language/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import type { PocketNewsCopy } from './copy/shape.ts'
import { Moon } from './moon.tsx'
import styles from './themes.module.css'

export interface ThemesProps {
  readonly copy: PocketNewsCopy['themes']
  readonly locale: Locale
}

/** Each theme with its page of the handbook, and how much of the moon is lit by then. */
const themes = [
  ['drawer', 'paint/brushes', 0.25],
  ['studio', 'paint/brush-studio', 0.5],
  ['words', 'layers/text', 0.75],
  ['tablet', 'share/to-the-tablet', 1],
] as const

/** Four themes, over which the moon grows full. */
export function Themes({ copy, locale }: ThemesProps) {
  return (
    <ol className={`grid ${styles.themes}`}>
      {themes.map(([name, path, lit]) => (
        <li key={name} className={styles.theme} data-theme={name}>
          <Moon lit={lit} className={styles.moon} />
          <div className={styles.words}>
            <h2 className={styles.heading}>
              <Phrases text={copy[name].heading} />
            </h2>
            <p className={styles.text}>{copy[name].text}</p>
            <Link className={moreClass} to={link(locale, `/handbook/pocket/4.0/${path}`)}>
              {copy[name].link}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  )
}
