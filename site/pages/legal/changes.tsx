import type { LegalChange } from '../../../contract/admin.ts'
import styles from './changes.module.css'
import type { LegalCopy } from './copy/en.ts'

interface ChangesProps {
  readonly words: LegalCopy['versions']
  readonly title: string
  readonly changes: readonly LegalChange[]
  /** The language of the document, where it is not the page's. */
  readonly lang: string | undefined
  /** Where the version is read as a whole. */
  readonly whole: string
}

/** What a version says differently: added words underlined, removed ones struck through. */
export function Changes({ words, title, changes, lang, whole }: ChangesProps) {
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{title}</h2>
      {changes.length === 0 && <p>{words.noChanges}</p>}
      <div lang={lang}>
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes have no other order
          <Change key={at} words={words} change={change} />
        ))}
      </div>
      <p>
        <a href={whole}>{words.whole}</a>
      </p>
    </section>
  )
}

function Change({ words, change }: { readonly words: ChangesProps['words']; readonly change: LegalChange }) {
  const Line = change.is_title ? 'h3' : 'p'
  const { before, after } = change
  if (change.change === 'same') return <Line>{after}</Line>
  if (change.change === 'added')
    return (
      <>
        <Label>{words.added}</Label>
        <Line>
          <ins>{after}</ins>
        </Line>
      </>
    )
  if (change.change === 'removed')
    return (
      <>
        <Label>{words.removed}</Label>
        <Line>
          <del>{before}</del>
        </Line>
      </>
    )
  return (
    <Line>
      {change.words.map(({ change: of, text }, at) => {
        if (of === 'same') return text
        const Mark = of === 'added' ? 'ins' : 'del'
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no other order
        return <Mark key={at}>{text}</Mark>
      })}
    </Line>
  )
}

const Label = ({ children }: { readonly children: string }) => <p className={styles.label}>{children}</p>
