import type { ReactNode } from 'react'
import type { Inline, WrittenSegment } from '../../../contract/document.ts'
import styles from './segment-text.module.css'

/** A segment to read beside another text: its words as they stand, without what only a visitor's page has. */
export function SegmentText({ segment }: { readonly segment: WrittenSegment }): ReactNode {
  switch (segment.kind) {
    case 'title':
      return (
        <p className={styles.title} data-level={segment.level}>
          <Line content={segment.content} />
        </p>
      )
    case 'text':
      return (
        <p>
          <Line content={segment.content} />
        </p>
      )
    case 'list':
    case 'steps': {
      const List = segment.kind === 'steps' || segment.ordered ? 'ol' : 'ul'
      return (
        <List className={styles.list}>
          {segment.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity, and are replaced together
            <li key={at}>
              <Segments segments={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
    case 'profile':
    case 'note':
    case 'when':
      return (
        <div className={styles.inset}>
          <Segments segments={segment.segments} />
        </div>
      )
    case 'columns':
      return segment.columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity, and are replaced together
        <div key={at} className={styles.inset}>
          <Segments segments={column} />
        </div>
      ))
    case 'table':
      return (
        <ul className={styles.cells}>
          {[segment.head, ...segment.rows].map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and are replaced together
            <li key={at}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as the rows
                <span key={place}>
                  <Line content={cell} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      )
    case 'image':
      return <Leaf what={`Picture ${segment.picture}`} words={[segment.alt, segment.credit]} />
    case 'video':
      return <Leaf what={`Film ${segment.film}`} words={[segment.title]} />
    case 'embed':
      return <Leaf what={`Video ${segment.id}`} words={[segment.title]} />
    case 'slot':
      return <Leaf what={`Slot ${segment.name}`} words={[]} />
  }
}

const Segments = ({ segments }: { readonly segments: readonly WrittenSegment[] }) =>
  segments.map((segment, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity, and are replaced together
    <SegmentText key={at} segment={segment} />
  ))

function Leaf({ what, words }: { readonly what: string; readonly words: readonly string[] }) {
  return (
    <p className={styles.leaf}>
      <span className={styles.what}>{what}</span>
      {words
        .filter(each => each !== '')
        .map(each => (
          <span key={each}>{each}</span>
        ))}
    </p>
  )
}

const Line = ({ content }: { readonly content: readonly Inline[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: inlines have no identity, and are replaced together
  content.map((inline, at) => <InlineText key={at} inline={inline} />)

function InlineText({ inline }: { readonly inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'words':
      return inline.text
    case 'strong':
      return (
        <strong>
          <Line content={inline.content} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Line content={inline.content} />
        </em>
      )
    case 'code':
      return <code>{inline.text}</code>
    case 'link':
      return (
        <span className={styles.link} title={inline.to}>
          <Line content={inline.content} />
        </span>
      )
    case 'break':
      return <br />
  }
}
