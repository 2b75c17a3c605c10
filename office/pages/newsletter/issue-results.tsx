import { everyLocale } from '../../../contract/locale.ts'
import type { IssueResults, IssueView } from '../../../contract/office/newsletter.ts'
import { languageTitles } from '../../features/labels.ts'
import styles from './issue.module.css'

const columns = [
  ['queued', 'Queued'],
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['left', 'Left before'],
] as const satisfies readonly (readonly [keyof IssueResults, string])[]

/** What has become of the mails of an issue, by language. */
export function IssueResultsTable({ issue }: { readonly issue: IssueView }) {
  const { results, results_by_language } = issue
  const row = (title: string, of: IssueResults) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      {columns.map(([name]) => (
        <td key={name}>{of[name].toLocaleString('en-US')}</td>
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table too wide for the screen is scrolled by keyboard too
    <section className={styles.table} tabIndex={0} aria-label="Results">
      <table>
        <thead>
          <tr>
            <th scope="col">Readers</th>
            {columns.map(([name, title]) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {everyLocale.map(locale => row(languageTitles[locale], results_by_language[locale]))}
          {row('All', results)}
        </tbody>
      </table>
    </section>
  )
}
