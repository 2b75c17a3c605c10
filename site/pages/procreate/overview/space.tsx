import type { Locale } from '../../../../contract/locale.ts'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { OverviewCopy } from './copy/en.ts'
import { Feature } from './feature.tsx'
import styles from './space.module.css'

interface SpaceProps {
  readonly copy: OverviewCopy['space']
  readonly locale: Locale
  readonly model: PictureData
}

/** The app's screen enlarged to the model on it. */
export function Space({ copy, locale, model }: SpaceProps) {
  return (
    <section className={`later ${styles.space}`}>
      <Picture picture={model} sizes="(max-width: 822.98px) 160vw, 92vw" className={styles.model} />
      <Feature copy={copy} locale={locale} page="/procreate/3d" className={styles.words} />
    </section>
  )
}
