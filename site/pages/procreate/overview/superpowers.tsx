import type { Locale } from '../../../../contract/locale.ts'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { OverviewCopy } from './copy/en.ts'
import { Feature } from './feature.tsx'
import styles from './superpowers.module.css'

interface SuperpowersProps {
  readonly copy: OverviewCopy['superpowers']
  readonly locale: Locale
  readonly gestures: PictureData
}

/** The painted gestures with the text on the same sheet. */
export function Superpowers({ copy, locale, gestures }: SuperpowersProps) {
  return (
    <section className={`grid later ${styles.superpowers}`}>
      <Feature copy={copy} locale={locale} page="/procreate/superpowers" className={styles.words} />
      <Picture picture={gestures} sizes="(max-width: 822.98px) 100vw, 62vw" className={styles.gestures} />
    </section>
  )
}
