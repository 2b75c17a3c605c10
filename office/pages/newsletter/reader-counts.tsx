import { everyLocale, type Locale } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter-tags.ts'
import type { ReaderCounts } from '../../../contract/office/newsletter.ts'
import { languageTitles } from '../../features/labels.ts'
import { tagTitles } from '../../features/newsletter/issue-titles.ts'
import { softClass } from '../../features/screen.tsx'
import styles from './issue.module.css'

interface ReaderCountsProps {
  readonly counts: Readonly<Record<Locale, ReaderCounts>>
}

/** Who would get an issue now: by language, and for each topic alone. */
export function ReaderCountsTable({ counts }: ReaderCountsProps) {
  const row = (title: string, of: (counted: ReaderCounts) => number) => {
    const numbers = everyLocale.map(locale => of(counts[locale]))
    return (
      <tr key={title}>
        <th scope="row">{title}</th>
        {[...numbers, numbers.reduce((sum, number) => sum + number, 0)].map((number, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: languages never change places
          <td key={at}>{number.toLocaleString('en-US')}</td>
        ))}
      </tr>
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table too wide for the screen is scrolled by keyboard too */}
      <section className={styles.table} tabIndex={0} aria-label="Readers">
        <table>
          <thead>
            <tr>
              <th scope="col">Readers who get</th>
              {everyLocale.map(locale => (
                <th key={locale} scope="col">
                  {languageTitles[locale]}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {row('This issue', ({ readers }) => readers)}
            {newsletterTags.map(tag => row(tagTitles[tag], ({ by_tag }) => by_tag[tag]))}
          </tbody>
        </table>
      </section>
      <p className={softClass}>
        Counted now. Who chose no topic gets every issue, so the topics do not add up. Suppressed addresses
        are not among them.
      </p>
    </>
  )
}
