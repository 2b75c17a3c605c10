import styles from './on-this-page.module.css'

interface OnThisPageProps {
  readonly titles: readonly { readonly id: string; readonly text: string }[]
  readonly label: string
  /** Collapsed above the text on narrow screens. */
  readonly folded?: boolean
}

/** The headings of the page, from two upwards. */
export function OnThisPage({ titles, label, folded = false }: OnThisPageProps) {
  if (titles.length < 2) return null
  const list = (
    <ol>
      {titles.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  if (folded)
    return (
      <details className={styles.folded}>
        <summary>{label}</summary>
        {list}
      </details>
    )
  return (
    <nav className={styles.beside} aria-label={label}>
      <p className={styles.label}>{label}</p>
      {list}
    </nav>
  )
}
