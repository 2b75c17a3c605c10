import styles from './contents.module.css'

interface ContentsProps {
  readonly label: string
  readonly titles: readonly { readonly id: string; readonly text: string }[]
}

/** The table of contents: beside the text, or collapsed above it on narrow screens. */
export function Contents({ label, titles }: ContentsProps) {
  const list = (
    <ol className={styles.list}>
      {titles.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className={styles.beside} aria-label={label}>
        <p className={styles.label}>{label}</p>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary>{label}</summary>
        {list}
      </details>
    </>
  )
}
