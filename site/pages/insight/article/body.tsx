import { Prose } from '../../../features/prose/prose.tsx'
import type { ProseSegment } from '../../../features/prose/prose-data.ts'
import type { InsightCopy } from '../copy/shape.ts'
import styles from './body.module.css'
import { OutsideFilm } from './outside-film.tsx'

export interface BodyProps {
  readonly copy: InsightCopy['article']
  readonly segments: readonly ProseSegment[]
  /** The address of the article. */
  readonly address: string
  /** The embedded video that is playing. */
  readonly film: string | null
}

/** The text on the page's grid: a fixed measure, which pictures and quotations exceed. */
export function Body({ copy, segments, address, film }: BodyProps) {
  return (
    <div className={`grid ${styles.body}`}>
      <Prose
        segments={segments}
        anchorLabel={copy.anchor}
        embed={segment => (
          <OutsideFilm copy={copy.film} film={segment} address={address} playing={film === segment.id} />
        )}
      />
    </div>
  )
}
