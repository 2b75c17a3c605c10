import styles from './contents.module.css'

export interface ContentsProps {
  readonly label: string
  readonly titles: readonly { readonly id: string; readonly text: string }[]
}

/** What is in the document: beside the text where there is room, before it and folded where there is not. */
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
