import { useRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { HomeCopy } from './copy/en.ts'
import styles from './hero.module.css'
import type { HeroBrush } from './paint/hero-brush.ts'
import { PaintTray } from './paint/paint-tray.tsx'

interface HeroProps {
  readonly copy: HomeCopy['hero']
  readonly locale: Locale
  readonly brush: HeroBrush
  readonly pictures: Readonly<Record<'coast' | 'coastPhone' | 'edge' | 'edgePhone' | 'stroke', PictureData>>
}

/** The coast at first light, fading into its paper. */
export function Hero({ copy, locale, brush, pictures }: HeroProps) {
  const { coast, coastPhone, edge, edgePhone, stroke } = pictures
  const painting = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.hero}>
      <div ref={painting} className={styles.painting}>
        <Picture
          picture={coast}
          sizes="(max-aspect-ratio: 11/8) 138vh, 100vw"
          className={styles.coast}
          narrow={{
            picture: coastPhone,
            media: '(max-width: 822.98px)',
            sizes: '(max-aspect-ratio: 61/100) 61vh, 100vw',
          }}
          priority
        />
        <Picture picture={stroke} sizes="40vw" className={styles.stroke} decorative />
        <Picture
          picture={edge}
          sizes="100vw"
          className={styles.edge}
          narrow={{ picture: edgePhone, media: '(max-width: 599.98px)', sizes: '100vw' }}
          decorative
        />
      </div>
      <h1 ref={heading} className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <div className={`grid ${styles.below}`}>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.ways}>
          <a className={actionClass()} href={outside.appStore.procreate}>
            {copy.get}
          </a>
          <Link className={moreClass} to="#apps">
            {copy.all}
          </Link>
        </p>
        <div className={styles.tray}>
          <PaintTray
            copy={copy.paint}
            brush={brush}
            library={link(locale, '/procreate/brushes')}
            invitation={copy.unfinished}
            painting={painting}
            heading={heading}
          />
        </div>
      </div>
    </section>
  )
}
