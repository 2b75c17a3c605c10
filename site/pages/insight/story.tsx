import { Link } from 'react-router'
import { Picture } from '../../../ui/picture.tsx'
import { type Card, orientationOf } from './cards.ts'
import { Meta } from './meta.tsx'
import { pigmentOf } from './pigment.ts'
import styles from './story.module.css'

interface StoryProps {
  readonly card: Card
  /** The `sizes` of its picture. */
  readonly sizes: string
  readonly className?: string | undefined
  /** It begins below the first screen, and so does what follows. */
  readonly below?: boolean
}

/** An article card: cover and text in one link. */
export function Story({ card, sizes, className = '', below = false }: StoryProps) {
  const { href, title, intro, category, picture } = card
  const shape = picture ? orientationOf(picture) : 'none'
  return (
    <article
      data-below={below || undefined}
      className={`${styles.story} ${pigmentOf(category.id)} ${className}`}
      data-shape={shape}
    >
      {picture && <Picture picture={picture} sizes={sizes} className={styles.picture} />}
      <div className={styles.words}>
        <Meta {...card} />
        <h3 className={styles.title}>
          <Link to={href}>{title}</Link>
        </h3>
        <p className={styles.intro}>{intro}</p>
      </div>
    </article>
  )
}
