import type { Ref } from 'react'
import { SegmentText } from '../../features/content/segment-text.tsx'
import { Button } from '../../features/controls.tsx'
import { textFormId } from '../../features/writing/text-form.tsx'
import type { SourceItem } from './source-items.ts'
import { isOpen } from './source-items.ts'
import styles from './translate.module.css'

interface SourceColumnProps {
  readonly items: readonly SourceItem[]
  readonly lang: string
  /** The place of the item that is being translated. */
  readonly current: number | null
  readonly mayWrite: boolean
  readonly list: Ref<HTMLOListElement>
  readonly onSettle: (key: string) => void
}

const titles = { same: '', changed: 'Changed', added: 'New', removed: 'Gone' } as const

/** The English text, a row for each segment, with what changed in it since the translation was made. */
export function SourceColumn({ items, lang, current, mayWrite, list, onSettle }: SourceColumnProps) {
  return (
    <ol ref={list} className={styles.source} aria-label="English">
      {items.map((item, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two segments may be the same
          key={at}
          className={styles.item}
          data-open={isOpen(item) || undefined}
          aria-current={current === at || undefined}
        >
          {isOpen(item) && <p className={styles.change}>{titles[item.change]}</p>}
          <div lang="en" className={styles.words}>
            <ItemText item={item} />
          </div>
          {item.terms.length > 0 && (
            <ul className={styles.terms} aria-label="House words">
              {item.terms.map(({ en, words, note }) => (
                <li key={en} title={note || undefined}>
                  <span>{en}</span> <b lang={lang}>{words.join('、')}</b>
                </li>
              ))}
            </ul>
          )}
          {isOpen(item) && mayWrite && (
            <Button
              form={textFormId}
              name="settle"
              value={item.key}
              formNoValidate
              onClick={event => {
                event.preventDefault()
                onSettle(item.key)
              }}
            >
              Still right
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

function ItemText({ item: { change, words, segment, line } }: { readonly item: SourceItem }) {
  if (change === 'removed') return <del>{line}</del>
  const isByWord = words.some(word => word.change !== 'same')
  if (change === 'changed' && isByWord)
    return (
      <p className={styles.difference}>
        {words.map((word, at) => {
          const Tag = word.change === 'added' ? 'ins' : word.change === 'removed' ? 'del' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity, and are replaced together
          return <Tag key={at}>{word.text}</Tag>
        })}
      </p>
    )
  return (
    <>
      {segment ? <SegmentText segment={segment} /> : <p>{line}</p>}
      {change === 'changed' && <p className={styles.change}>Its links, pictures or marks are others.</p>}
    </>
  )
}
