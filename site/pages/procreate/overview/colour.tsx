import type { Locale } from '../../../../contract/locale.ts'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import styles from './colour.module.css'
import type { OverviewCopy } from './copy/shape.ts'
import { Feature } from './feature.tsx'

export interface ColourProps {
  readonly copy: OverviewCopy['colour']
  readonly locale: Locale
  readonly bowls: PictureData
}

/** Pigment from edge to edge; the words lie on it on a sheet of their own. */
export function Colour({ copy, locale, bowls }: ColourProps) {
  return (
    <section className={`later ${styles.colour}`}>
      <Picture picture={bowls} sizes="max(100vw, 60rem)" className={styles.bowls} />
      <Feature copy={copy} locale={locale} page="/procreate/color" className={styles.sheet} />
    </section>
  )
}
