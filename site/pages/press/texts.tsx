import { Phrases } from '../../../ui/phrases.tsx'
import type { PressCopy } from './copy/en.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './texts.module.css'

interface TextsProps {
  readonly copy: PressCopy['texts']
  readonly clipboard: PressCopy['clipboard']
}

/** Two texts about us: one for a line, one for a paragraph. */
export function Texts({ copy, clipboard }: TextsProps) {
  return (
    <section className={`grid ${styles.texts}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      {([copy.short, copy.long] as const).map(({ title, text, copy: label }) => (
        <div key={title} className={styles.text}>
          <h3>{title}</h3>
          <p>{text}</p>
          <CopyButton text={text} label={label} copy={clipboard} />
        </div>
      ))}
    </section>
  )
}
