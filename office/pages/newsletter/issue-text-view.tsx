import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import type { IssueView } from '../../../contract/office/newsletter.ts'
import { languageTitles } from '../../features/labels.ts'
import { softClass } from '../../features/screen.tsx'
import styles from './issue.module.css'

/** What an issue says that goes out or has gone out. */
export function IssueTextView({ issue }: { readonly issue: IssueView }) {
  return (
    <div className={styles.columns}>
      {everyLocale.map(locale => {
        const { subject, preheader, text } = issue.texts[locale]
        const isInEnglish = issue.in_english.includes(locale)
        return (
          <section key={locale} aria-label={languageTitles[locale]}>
            <h2>{languageTitles[locale]}</h2>
            {isInEnglish ? (
              <p className={softClass}>In English on purpose.</p>
            ) : (
              <div lang={languageTagOf(locale)}>
                <p>
                  <strong>{subject}</strong>
                </p>
                <p className={softClass}>{preheader}</p>
                <p className={styles.read}>{text}</p>
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}
