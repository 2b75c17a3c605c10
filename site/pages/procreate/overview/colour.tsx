import type { Locale } from '../../../../contract/locale.ts'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import styles from './colour.module.css'
import type { OverviewCopy } from './copy/en.ts'
import { Feature } from './feature.tsx'

interface ColourProps {
  readonly copy: OverviewCopy['colour']
  readonly locale: Locale
  readonly bowls: PictureData
}

/** Pigment over the full width, with the text on a sheet of paper. */
export function Colour({ copy, locale, bowls }: ColourProps) {
  return (
    <section className={`later ${styles.colour}`}>
      <Picture picture={bowls} sizes="max(100vw, 60rem)" className={styles.bowls} />
      <Feature copy={copy} locale={locale} page="/procreate/color" className={styles.sheet} />
    </section>
  )
}
