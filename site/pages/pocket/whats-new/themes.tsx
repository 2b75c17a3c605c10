import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { PocketNewsCopy } from './copy/en.ts'
import { Moon } from './moon.tsx'
import styles from './themes.module.css'

interface ThemesProps {
  readonly copy: PocketNewsCopy['themes']
  readonly moon: PictureData
  readonly locale: Locale
}

/** Each theme with its handbook page, and the moon's progress. */
const themes = [
  ['drawer', 'paint/brushes', 'crescent'],
  ['studio', 'paint/brush-studio', 'half'],
  ['words', 'layers/text', 'gibbous'],
  ['tablet', 'share/to-the-tablet', 'full'],
] as const

/** Four themes, during which the moon becomes full. */
export function Themes({ copy, moon, locale }: ThemesProps) {
  return (
    <ol className={`grid ${styles.themes}`}>
      {themes.map(([name, path, phase]) => (
        <li key={name} className={styles.theme} data-theme={name}>
          <div className={styles.moon}>
            <Moon phase={phase} painting={moon} />
          </div>
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
