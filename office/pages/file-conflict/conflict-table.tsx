import type { ConflictPiece } from '../../../contract/office/content-files.ts'
import { ChangedWords, isFormatting } from '../../features/content/changed-words.tsx'
import { count } from '../../features/count.ts'
import { softClass } from '../../features/screen.tsx'
import styles from './conflict.module.css'
import type { Conflict } from './explain.ts'

interface ConflictTableProps {
  readonly conflict: Conflict
  readonly lang: string | undefined
}

/** The pieces that differ, each as it was agreed, in the file and in the office; the others are folded. */
export function ConflictTable({ conflict, lang }: ConflictTableProps) {
  const { pieces, kind } = conflict
  const hasFile = kind === 'changed'
  const differing = pieces.filter(({ change }) => change !== 'same')
  const same = pieces.filter(piece => !differing.includes(piece))
  return (
    <section className={styles.table} aria-label="Agreed, file and office">
      <div
        className={`${styles.piece} ${styles.heads}`}
        data-two={hasFile ? undefined : ''}
        aria-hidden="true"
      >
        <span>Agreed last</span>
        {hasFile && <span>The file</span>}
        <span>The office, live</span>
      </div>
      {differing.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other order
        <Piece key={at} {...{ piece, lang, hasFile }} />
      ))}
      {same.length > 0 && (
        <details className={styles.same}>
          <summary>{count(same.length, 'piece')} unchanged</summary>
          {same.map(({ agreed }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other order
            <p key={at} className={styles.agreed} lang={lang}>
              {agreed}
            </p>
          ))}
        </details>
      )}
    </section>
  )
}

const changeTitles: Readonly<Record<ConflictPiece['change'], string>> = {
  same: 'Unchanged',
  file: 'Changed in the file',
  office: 'Changed in the office',
  alike: 'Changed alike',
  apart: 'Changed in both, in different places',
  both: 'Changed in both',
}

const fieldTitles: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  sample: 'Sample content',
}

interface PieceProps {
  readonly piece: ConflictPiece
  readonly lang: string | undefined
  readonly hasFile: boolean
}

function Piece({ piece: { name, change, agreed, file, office }, lang, hasFile }: PieceProps) {
  const isGone = (who: 'file' | 'office') => agreed !== null && (change === who || change === 'both')
  return (
    <div className={styles.piece} data-change={change} data-two={hasFile ? undefined : ''}>
      <p className={styles.title}>
        {name !== null && `${fieldTitles[name] ?? name}: `}
        {changeTitles[change]}
      </p>
      <div className={styles.cell}>
        <span className={styles.side}>Agreed last</span>
        {agreed === null ? (
          <p className={softClass}>Not there</p>
        ) : (
          <p className={styles.agreed} lang={lang}>
            {agreed}
          </p>
        )}
      </div>
      {hasFile && <Side title="The file" words={file} lang={lang} isChanged={isGone('file')} />}
      <Side title="The office, live" words={office} lang={lang} isChanged={isGone('office')} />
    </div>
  )
}

interface SideProps {
  readonly title: string
  readonly words: ConflictPiece['file']
  readonly lang: string | undefined
  /** Whether this side has changed what was agreed. */
  readonly isChanged: boolean
}

function Side({ title, words, lang, isChanged }: SideProps) {
  return (
    <div className={styles.cell}>
      <span className={styles.side}>{title}</span>
      {words === null ? <p className={softClass}>Not there</p> : <ChangedWords words={words} lang={lang} />}
      {words !== null && isChanged && isFormatting(words) && <p className={softClass}>Formatting changed</p>}
    </div>
  )
}
