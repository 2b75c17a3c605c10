import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { DreamsNewsCopy } from './copy/en.ts'
import styles from './first.module.css'

const pages = [
  ['contents', ''],
  ['timeline', '/timeline'],
  ['easing', '/animate/easing'],
  ['camera', '/animate/camera'],
] as const

interface FirstProps {
  readonly copy: DreamsNewsCopy['first']
  readonly locale: Locale
}

/** The release before, with pages of its handbook. */
export function First({ copy, locale }: FirstProps) {
  return (
    <section id="1-0" className={`grid later ${styles.first}`}>
      <h2 className={styles.version}>
        <span className="visually-hidden">{copy.version}</span>
        <span aria-hidden="true">1.0</span>
      </h2>
      <div className={styles.words}>
        <h3 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h3>
        <p className={styles.text}>{copy.text}</p>
        <h4 className={styles.label}>{copy.label}</h4>
        <ul className={styles.pages}>
          {pages.map(([name, path]) => (
            <li key={name}>
              <Link className={moreClass} to={link(locale, `/handbook/dreams/1.0${path}`)}>
                {copy.pages[name]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
