import { useId } from 'react'
import { Disclosure } from '../../../features/disclosure.tsx'
import { softClass } from '../../../features/screen.tsx'
import { DataTable } from '../data-table.tsx'
import styles from '../figures.module.css'
import { numberText } from '../format.ts'

interface BarTableProps {
  readonly title: string
  /** What is said where there is nothing. */
  readonly none: string
  readonly csv: string
  /** The name, the times, and the further cells. */
  readonly columns: readonly string[]
  readonly rows: readonly BarRow[]
  /** The number of rows that only the database has. */
  readonly more?: number
}

interface BarRow {
  readonly name: string
  readonly times: number
  readonly cells: readonly string[]
}

const shownBars = 10

/** What is counted most often as bars, and all of it as a table. */
export function BarTable({ title, none, csv, columns, rows, more = 0 }: BarTableProps) {
  const id = useId()
  const most = Math.max(1, ...rows.map(({ times }) => times))
  return (
    <section className={styles.bars} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className={softClass}>{none}</p>
      ) : (
        <>
          <ol className={styles.barList}>
            {rows.slice(0, shownBars).map(({ name, times }) => (
              <li key={name} className={styles.bar}>
                <svg aria-hidden="true" className={styles.barGround}>
                  <rect width={`${(times / most) * 100}%`} height="100%" rx="3" />
                </svg>
                <span className={styles.barName}>{name}</span>
                <span>{numberText(times)}</span>
              </li>
            ))}
          </ol>
          <div className={styles.foot}>
            <Disclosure
              label={
                <>
                  {rows.length > shownBars ? `All ${rows.length}` : 'Table'}
                  <span className="visually-hidden">: {title}</span>
                </>
              }
            >
              <DataTable
                caption={title}
                columns={columns}
                rows={rows.map(({ name, times, cells }) => [name, numberText(times), ...cells])}
              />
              {more > 0 && <p className={softClass}>{numberText(more)} more were read less often.</p>}
            </Disclosure>
            <a href={csv} download>
              CSV<span className="visually-hidden"> of {title}</span>
            </a>
          </div>
        </>
      )}
    </section>
  )
}
