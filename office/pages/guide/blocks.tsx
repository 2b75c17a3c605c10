import { Link } from 'react-router'
import { type Block, type Inline, pictureSize } from '../../guide/guide-page.ts'
import styles from './guide.module.css'

/** The blocks of a page, or of an item of a list. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <OneBlock key={keyOf(block, at)} block={block} />)
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={block.id} className={styles.heading}>
          <Inlines inlines={block.children} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={styles.list}>
          {block.items.map((item, at) => (
            <li key={keyOf(item[0], at)}>
              <Blocks blocks={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table {...block} />
    case 'picture':
      return (
        <a href={block.source} className={styles.picture}>
          <img src={block.source} alt={block.alt} {...pictureSize} loading="lazy" decoding="async" />
        </a>
      )
  }
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={keyOf(cell, at)} scope="col">
              <Inlines inlines={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row, at)}>
            {row.map((cell, at) => (
              <td key={keyOf(cell, at)}>
                <Inlines inlines={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, at) => <OneInline key={keyOf(inline, at)} inline={inline} />)
}

function OneInline({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'keys':
      return inline.text.split(' ').map((key, at) => <kbd key={keyOf(key, at)}>{key}</kbd>)
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      )
    case 'link':
      return (
        <Link to={inline.to}>
          <Inlines inlines={inline.children} />
        </Link>
      )
  }
}

/** The place of what never moves. */
const keyOf = (_: unknown, at: number): number => at
