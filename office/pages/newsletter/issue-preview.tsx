import { everyLocale, type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { IssueView } from '../../../contract/office/newsletter.ts'
import { languageTitles } from '../../features/labels.ts'
import { emptyClass, softClass, Tabs } from '../../features/screen.tsx'
import styles from './issue.module.css'

interface IssuePreviewProps {
  readonly issue: IssueView
  readonly language: Locale
  /** null: it is not written in this language. */
  readonly mail: { readonly subject: string; readonly text: string } | null
}

const widths = [360, 640] as const
const schemes = ['light', 'dark'] as const

/** The mail as readers of a language get it: at two widths, light and dark, and as text. */
export function IssuePreview({ issue, language, mail }: IssuePreviewProps) {
  const address = (scheme: string) => `/office/files/newsletter/${issue.id}/${language}?scheme=${scheme}`
  return (
    <>
      <Tabs
        label="Language of the preview"
        tabs={everyLocale.map(locale => ({
          title: languageTitles[locale],
          to: `/newsletter/${issue.id}?view=preview&language=${locale}`,
          isHere: locale === language,
        }))}
      />
      {mail === null ? (
        <p className={emptyClass}>It is not written in {languageTitles[language]} yet.</p>
      ) : (
        <>
          <p className={softClass}>
            What was saved last. {issue.in_english.includes(language) && 'These readers get English. '}The
            link to a reader’s own choices leads to the sign-up here.
          </p>
          <div className={styles.frames}>
            {widths.flatMap(width =>
              schemes.map(scheme => (
                <div key={`${width} ${scheme}`} className={styles.window}>
                  {width} px, {scheme}
                  <iframe
                    className={styles.frame}
                    data-width={width}
                    title={`The mail at ${width} pixels, ${scheme}`}
                    src={address(scheme)}
                  />
                </div>
              )),
            )}
          </div>
          <section aria-labelledby="as-text">
            <h2 id="as-text">As text</h2>
            <p>
              <strong>{mail.subject}</strong>
            </p>
            <p className={styles.read} lang={languageTagOf(language)}>
              {mail.text}
            </p>
          </section>
        </>
      )}
    </>
  )
}
