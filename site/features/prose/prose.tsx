import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import film from '../../../ui/film.module.css'
import { Picture } from '../../../ui/picture.tsx'
import styles from '../../../ui/prose.module.css'
import { late } from '../late/late.tsx'
import type { ProseInline, ProseSegment } from './prose-data.ts'

const Film = late(async () => ({ default: (await import('../../../ui/film.tsx')).Film }), film.figure)

interface ProseProps {
  readonly segments: readonly ProseSegment[]
  /** Content for the named slots of the text. */
  readonly slots?: Readonly<Record<string, ReactNode>>
  /** Renders an embedded video of another site, or its consent placeholder. */
  readonly embed?: (film: Extract<ProseSegment, { kind: 'embed' }>) => ReactNode
  /** The label 'Link to this section' of heading anchors, which are omitted without it. */
  readonly anchorLabel?: string
  /** The segment from which on the text is below the first screen: first-below.ts. */
  readonly below?: number | undefined
}

/** A long text: an article, a handbook page, a position, a legal document. */
export function Prose(props: ProseProps) {
  return (
    <div className={styles.prose}>
      <Segments {...props} />
    </div>
  )
}

function Segments({ segments, below, ...rest }: ProseProps) {
  return segments.map((segment, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's segments never change places
    <Part key={at} segment={segment} isBelow={at === below} {...rest} />
  ))
}

type PartProps = Omit<ProseProps, 'segments' | 'below'> & {
  readonly segment: ProseSegment
  readonly isBelow: boolean
}

function Part({ segment, isBelow, ...rest }: PartProps) {
  const { slots, embed, anchorLabel } = rest
  const items = (list: readonly (readonly ProseSegment[])[]) =>
    list.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list's items never change places
      <li key={at}>
        <Segments segments={part} {...rest} />
      </li>
    ))
  switch (segment.kind) {
    case 'title':
      return <Title segment={segment} anchorLabel={anchorLabel} isBelow={isBelow} />
    case 'text':
      return (
        <p data-below={isBelow || undefined}>
          <Line content={segment.content} />
        </p>
      )
    case 'list':
      return segment.ordered ? <ol>{items(segment.items)}</ol> : <ul>{items(segment.items)}</ul>
    case 'steps':
      return <ol className={styles.steps}>{items(segment.items)}</ol>
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Segments segments={segment.segments} {...rest} />
        </blockquote>
      )
    case 'note':
    case 'profile':
      return (
        <aside className={styles[segment.kind]}>
          <Segments segments={segment.segments} {...rest} />
        </aside>
      )
    case 'columns':
      return (
        <div className={styles.columns}>
          {segment.columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <div key={at}>
              <Segments segments={column} {...rest} />
            </div>
          ))}
        </div>
      )
    case 'image':
      return (
        <figure className={styles.figure}>
          <Picture picture={segment.picture} sizes="(min-width: 823px) 46rem, 92vw" />
          <figcaption>{segment.credit}</figcaption>
        </figure>
      )
    case 'video':
      return <Film film={segment.film} className={styles.figure} credited />
    case 'embed':
      return embed?.(segment)
    case 'table':
      return <Table segment={segment} />
    case 'slot':
      return slots?.[segment.name]
  }
}

function Title({
  segment: { level, id, content },
  anchorLabel,
  isBelow,
}: {
  readonly segment: Extract<ProseSegment, { kind: 'title' }>
  readonly anchorLabel: string | undefined
  readonly isBelow: boolean
}) {
  const Heading = `h${level}` as const
  return (
    <Heading data-below={isBelow || undefined} id={id} className={styles.title}>
      <Line content={content} />
      {anchorLabel !== undefined && (
        <a className={styles.anchor} href={`#${id}`} aria-label={anchorLabel}>
          #
        </a>
      )}
    </Heading>
  )
}

function Table({ segment: { head, rows } }: { readonly segment: Extract<ProseSegment, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table too wide for the screen is scrolled by keyboard too
    <div className={styles.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
              <th key={at} scope="col">
                <Line content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
                <td key={column}>
                  <Line content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Inline nodes. */
function Line({ content }: { readonly content: readonly ProseInline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line never change places
  return content.map((inline, at) => <Fragment key={at}>{runOf(inline)}</Fragment>)
}

function runOf(inline: ProseInline): ReactNode {
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
    case 'break':
      return <br />
    case 'link': {
      const content = <Line content={inline.content} />
      return inline.external || inline.href.startsWith('#') ? (
        <a href={inline.href}>{content}</a>
      ) : (
        <Link to={inline.href}>{content}</Link>
      )
    }
  }
}
