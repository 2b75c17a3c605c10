import { ActionButton, moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { BrushesCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: BrushesCopy['hero']
  readonly pictures: Readonly<Record<'brushes' | 'brushesPhone', PictureData>>
  readonly onPickUp: (brush: string) => void
}

/** The default brush. */
const firstBrush = 'oils/loaded-filbert'

/** Four brushes at the ends of their strokes, beside the text. */
export function Hero({ copy, pictures, onPickUp }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Picture
        picture={pictures.brushes}
        sizes="(max-width: 1079.98px) 100vw, 66vw"
        className={styles.painting}
        narrow={{ picture: pictures.brushesPhone, media: '(max-width: 599.98px)', sizes: '100vw' }}
        priority
      />
      <div className={styles.words}>
        <h1 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.ways}>
          <span className={styles.pickUp}>
            <ActionButton
              data-pick-up
              data-kept-press
              value={firstBrush}
              onClick={() => onPickUp(firstBrush)}
            >
              {copy.pickUp}
            </ActionButton>
          </span>
          <a className={moreClass} href="#wall">
            {copy.wall}
          </a>
        </p>
        <p className={styles.without}>{copy.without}</p>
      </div>
    </section>
  )
}
