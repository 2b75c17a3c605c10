import type { Card } from '../cards.ts'
import { Story } from '../story.tsx'
import styles from './featured.module.css'

/** Up to four featured articles in cells of different sizes. */
export function Featured({ label, cards }: { readonly label: string; readonly cards: readonly Card[] }) {
  const places = [styles.tower, styles.horizon, styles.specimen, styles.poster]
  return (
    <section className={`grid ${styles.featured}`} aria-label={label}>
      {cards.slice(0, places.length).map((card, at) => (
        <Story
          key={card.href}
          card={card}
          sizes="(max-width: 822.98px) 92vw, 52vw"
          className={places[at] ?? ''}
          below={at === 2}
        />
      ))}
    </section>
  )
}
