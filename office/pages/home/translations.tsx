import { Link } from 'react-router'
import type { LanguagePart } from '../../../contract/office/translated-parts.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import styles from './home.module.css'

interface TranslationsProps {
  /** The languages that the member of staff translates, with the texts that wait. */
  readonly languages: readonly {
    readonly language: LanguagePart
    readonly missing: number
    readonly outdated: number
  }[]
}

const pathOf = (language: LanguagePart, state: string) =>
  `/content?${new URLSearchParams({ language, state })}`

/** The texts that wait for a translation. */
export function Translations({ languages }: TranslationsProps) {
  if (languages.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="to-translate">
      <h2 id="to-translate">Texts to translate</h2>
      <ul className={styles.translations}>
        {languages.map(({ language, missing, outdated }) => (
          <li key={language}>
            {partTitles[language]}:{' '}
            {missing + outdated === 0 && <span className={styles.none}>nothing waits.</span>}
            {outdated > 0 && (
              <Link to={pathOf(language, 'outdated')}>{outdated.toLocaleString('en-US')} outdated</Link>
            )}
            {outdated > 0 && missing > 0 && ', '}
            {missing > 0 && (
              <Link to={pathOf(language, 'missing')}>{missing.toLocaleString('en-US')} missing</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
