import styles from './figures.module.css'

interface DataTableProps {
  readonly caption: string
  /** The first is that of the row's title. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Numbers in rows; a narrow window moves it sideways. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className={styles.wide} aria-label={`${caption}, table`} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) =>
              at === 0 && column === '' ? (
                <td key="first" />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title = '', ...cells]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
