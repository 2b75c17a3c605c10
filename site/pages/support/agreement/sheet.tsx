import { Prose } from '../../../features/prose/prose.tsx'
import type { ProseSegment } from '../../../features/prose/prose-data.ts'
import { interpolate } from '../../../language/format.ts'
import styles from './agreement.module.css'
import type { AgreementCopy } from './copy/shape.ts'

interface SheetProps {
  readonly copy: AgreementCopy
  readonly agreement: {
    readonly title: string
    readonly effective: string
    readonly segments: readonly ProseSegment[]
  }
}

/** The agreement, on a sheet of its own. */
export function Sheet({ copy, agreement: { title, effective, segments } }: SheetProps) {
  return (
    <article className={styles.sheet} aria-label={title}>
      <header>
        <p className={styles.title}>{title}</p>
        <p className={styles.effective}>{interpolate(copy.effective, { date: effective })}</p>
      </header>
      <Prose segments={segments} />
    </article>
  )
}
