import type { ReactNode } from 'react'
import type { ReaderCounts } from '../../../contract/office/readers.ts'
import { count } from '../../features/count.ts'
import { languageTitles } from '../../features/labels.ts'
import { softClass } from '../../features/screen.tsx'
import { suppressionTitles } from '../../features/suppression-titles.ts'
import { tagTitles } from './reader-titles.ts'
import styles from './readers.module.css'

/** Readers by language and topic, and suppressed addresses by reason. */
export function Counts({ counts }: { readonly counts: ReaderCounts }) {
  const { readers, pending, languages, tags, suppressions } = counts
  return (
    <section aria-labelledby="counts-title" className={styles.counts}>
      <h2 id="counts-title">{count(readers, 'reader')}</h2>
      <p className={softClass}>
        {pending > 0 && `${count(pending, 'more address has', 'more addresses have')} yet to confirm. `}
        Who chose no topic counts for each.
      </p>
      <div className={styles.tables}>
        <Table
          title="Language"
          rows={languages.map(({ language, readers }) => [languageTitles[language], readers])}
        />
        <Table title="Topic" rows={tags.map(({ tag, readers }) => [tagTitles[tag], readers])} />
        <Table
          title="Suppressed addresses"
          rows={suppressions.map(({ reason, addresses }) => [suppressionTitles[reason], addresses])}
        />
      </div>
    </section>
  )
}

interface TableProps {
  readonly title: string
  readonly rows: readonly (readonly [ReactNode, number])[]
}

const Table = ({ title, rows }: TableProps) => (
  <table className={styles.table}>
    <caption>{title}</caption>
    <tbody>
      {rows.map(([name, number]) => (
        <tr key={String(name)}>
          <th scope="row">{name}</th>
          <td>{number.toLocaleString('en-US')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
