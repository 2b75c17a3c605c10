import { Link } from 'react-router'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { Card } from '../cards.ts'
import type { InsightCopy } from '../copy/en.ts'
import { Story } from '../story.tsx'
import styles from './read-on.module.css'

export interface ReadOnProps {
  readonly copy: InsightCopy['article']
  readonly related: readonly Card[]
  readonly before: { readonly title: string; readonly href: string } | null
}

/** Three related articles and the previous one. */
export function ReadOn({ copy, related, before }: ReadOnProps) {
  if (related.length === 0 && !before) return null
  return (
    <section data-below className={`grid ${styles.related}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.related} />
      </h2>
      {related.map(card => (
        <Story
          key={card.href}
          card={card}
          sizes="(max-width: 822.98px) 92vw, 46vw"
          className={styles.story}
        />
      ))}
      {before && (
        <p className={styles.before}>
          <span>{copy.before}</span>
          <Link to={before.href}>{before.title}</Link>
        </p>
      )}
    </section>
  )
}
