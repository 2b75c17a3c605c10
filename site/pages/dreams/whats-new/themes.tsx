import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { DreamsNewsCopy } from './copy/en.ts'
import { Pose } from './pose.tsx'
import styles from './themes.module.css'

/** Each theme with the page that tells more, and a drawing of the walk, which goes on from sheet to sheet. */
const themes = [
  ['perform', '/handbook/dreams/1.1/animate/perform', 2],
  ['flipbook', '/handbook/dreams/1.1/draw/flipbook', 4],
  ['skins', '/handbook/dreams/1.1/draw/onion-skin', 7],
  ['languages', '/insight/2026/nineteen-languages', 10],
] as const

interface ThemesProps {
  readonly copy: DreamsNewsCopy['themes']
  readonly locale: Locale
}

export function Themes({ copy, locale }: ThemesProps) {
  return (
    <ol className={`grid ${styles.themes}`}>
      {themes.map(([name, page, drawing]) => (
        <li key={name} className={styles.theme} data-theme={name}>
          <div className={styles.sheet}>
            <Pose drawing={drawing} />
          </div>
          <div className={styles.words}>
            <h2 className={styles.heading}>
              <Phrases text={copy[name].heading} />
            </h2>
            <p className={styles.text}>{copy[name].text}</p>
            <Link className={moreClass} to={link(locale, page)}>
              {copy[name].link}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  )
}
