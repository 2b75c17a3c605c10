import type { Locale } from '../../../../contract/locale.ts'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { OverviewCopy } from './copy/en.ts'
import { Feature } from './feature.tsx'
import styles from './video.module.css'

interface VideoProps {
  readonly copy: OverviewCopy['video']
  readonly locale: Locale
  readonly states: PictureData
}

/** Four states of one painting as a film strip, with thirty ticks, one for each second. */
export function Video({ copy, locale, states }: VideoProps) {
  return (
    <section className={`grid later ${styles.video}`}>
      <Feature copy={copy} locale={locale} page="/procreate/video" className={styles.words} />
      <div className={styles.strip}>
        <Picture picture={states} sizes="100vw" className={styles.states} />
        <svg className={styles.ticks} viewBox="0 0 1200 30" preserveAspectRatio="none" aria-hidden="true">
          <path d={ticks} vectorEffect="non-scaling-stroke" />
        </svg>
        <p className={styles.ends}>
          <span>{copy.start}</span>
          <span>{copy.end}</span>
        </p>
      </div>
    </section>
  )
}

const ticks = Array.from(
  { length: 31 },
  (_, second) => `M${second * 40} 0v${second % 5 === 0 ? 30 : 14}`,
).join('')
