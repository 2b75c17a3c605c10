import type { Locale } from '../../../../contract/locale.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { PictureData } from '../../../../ui/picture.tsx'
import { Changed } from './changed.tsx'
import type { WhatsNewCopy } from './copy/en.ts'
import { figureOf, Leaf } from './leaf.tsx'
import styles from './older.module.css'

interface OlderProps {
  readonly copy: WhatsNewCopy['older']
  readonly changed: string
  readonly locale: Locale
  readonly leaves: PictureData
}

/** Two older releases as large labelled leaves. */
export function Older({ copy, changed, locale, leaves }: OlderProps) {
  const { fifth, first } = copy
  return (
    <div className={styles.older}>
      <section id="5-x" className={`grid later ${styles.sheet}`}>
        <div className={styles.leaf}>
          <Leaf release="5-x" leaves={leaves} />
        </div>
        <div className={styles.label}>
          <h2 className={styles.version}>
            <span className="visually-hidden">{fifth.version}</span>
            <span aria-hidden="true">{figureOf['5-x']}</span>
          </h2>
          <h3 className={styles.heading}>
            <Phrases text={fifth.heading} />
          </h3>
          <p className={styles.lead}>{fifth.text}</p>
          <Changed
            heading={changed}
            version="5.1"
            locale={locale}
            pages={[
              ['/adjustments', fifth.pages.adjustments],
              ['/adjustments/gradient-map', fifth.pages.gradient],
              ['/layers/reference', fifth.pages.reference],
              ['/select-and-transform/transform', fifth.pages.transform],
              ['/select-and-transform/snapping', fifth.pages.snapping],
            ]}
          />
        </div>
      </section>
      <section id="5-0" className={`grid later ${styles.sheet} ${styles.first}`}>
        <div className={styles.leaf}>
          <Leaf release="5-0" leaves={leaves} />
        </div>
        <div className={styles.label}>
          <h2 className={styles.version}>
            <span className="visually-hidden">{first.version}</span>
            <span aria-hidden="true">{figureOf['5-0']}</span>
          </h2>
          <h3 className={styles.heading}>
            <Phrases text={first.heading} />
          </h3>
          <p className={styles.lead}>{first.text}</p>
          <Changed
            heading={changed}
            version="5.0"
            locale={locale}
            pages={[
              ['', first.pages.contents],
              ['/brushes/brush-studio', first.pages.studio],
              ['/animation/onion-skin', first.pages.onion],
              ['/welcome/first-painting', first.pages.painting],
            ]}
          />
        </div>
      </section>
    </div>
  )
}
