import type { Locale } from '../../../../contract/locale.ts'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import styles from './access.module.css'
import type { OverviewCopy } from './copy/en.ts'
import { Feature } from './feature.tsx'

interface AccessProps {
  readonly copy: OverviewCopy['accessibility']
  readonly locale: Locale
  readonly four: PictureData
}

/** One bowl of fruit in four versions on a blue wall. */
export function Access({ copy, locale, four }: AccessProps) {
  return (
    <section className={`grid ${styles.access}`}>
      <Picture picture={four} sizes="(max-width: 822.98px) 100vw, 56vw" className={styles.four} />
      <Feature copy={copy} locale={locale} page="/procreate/accessibility" className={styles.words} />
    </section>
  )
}
