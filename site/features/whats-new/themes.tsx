import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { link, type PagePath } from '../../language/link.ts'
import styles from './themes.module.css'

interface Theme {
  readonly name: string
  readonly copy: { readonly heading: string; readonly text: string; readonly link: string }
  /** The page that tells more. */
  readonly page: PagePath
  readonly picture: ReactNode
}

interface ThemesProps {
  readonly themes: readonly Theme[]
  readonly locale: Locale
  /** The ground of the list, and where its themes stand. */
  readonly className: string | undefined
}

/** The themes of a version, each with a picture and the page that tells more. */
export function Themes({ themes, locale, className }: ThemesProps) {
  return (
    <ol className={`grid ${styles.themes} ${className}`}>
      {themes.map(({ name, copy, page, picture }, at) => (
        <li key={name} data-below={at === 3 || undefined} className={styles.theme} data-theme={name}>
          <div data-picture="">{picture}</div>
          <div className={styles.words} data-words="">
            <h2 className={styles.heading}>
              <Phrases text={copy.heading} />
            </h2>
            <p className={styles.text}>{copy.text}</p>
            <Link className={moreClass} to={link(locale, page)}>
              {copy.link}
            </Link>
          </div>
        </li>
      ))}
    </ol>
  )
}
