import { interpolate } from '../../../../ui/language/format.ts'
import { Prose } from '../../../features/prose/prose.tsx'
import type { ProseSegment } from '../../../features/prose/prose-data.ts'
import { UntranslatedNotice } from '../../../features/untranslated/notice.tsx'
import type { TextLanguage } from '../../../language/text-language.ts'
import styles from './agreement.module.css'
import type { AgreementCopy } from './copy/en.ts'

interface SheetProps {
  readonly copy: AgreementCopy
  readonly agreement: {
    readonly title: string
    readonly effective: string
    readonly segments: readonly ProseSegment[]
    readonly language: TextLanguage
  }
}

/** The agreement, on a sheet of its own. */
export function Sheet({ copy, agreement: { title, effective, segments, language } }: SheetProps) {
  return (
    <article className={styles.sheet} aria-label={title}>
      <header>
        <p className={styles.title} lang={language.fallback?.lang}>
          {title}
        </p>
        <p className={styles.effective}>{interpolate(copy.effective, { date: effective })}</p>
        <UntranslatedNotice text={language} />
      </header>
      <div className={styles.text} lang={language.fallback?.lang}>
        <Prose segments={segments} />
      </div>
    </article>
  )
}
