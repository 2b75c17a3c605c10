import type { LanguageTag } from '../../../../contract/locale.ts'
import { Prose } from '../../../features/prose/prose.tsx'
import type { ProseSegment } from '../../../features/prose/prose-data.ts'
import type { InsightCopy } from '../copy/en.ts'
import styles from './body.module.css'
import { EmbeddedVideo } from './embedded-video.tsx'

export interface BodyProps {
  /** The language of the text where it is not the page's. */
  readonly lang: LanguageTag | undefined
  readonly copy: InsightCopy['article']
  readonly segments: readonly ProseSegment[]
  readonly below: number | undefined
  /** The address of the article. */
  readonly address: string
  /** The embedded video that is playing. */
  readonly video: string | null
}

/** The text on the page's grid: a fixed measure, which pictures and quotations exceed. */
export function Body({ lang, copy, segments, below, address, video }: BodyProps) {
  return (
    <div className={`grid ${styles.body}`} lang={lang}>
      <Prose
        segments={segments}
        below={below}
        anchorLabel={copy.anchor}
        embed={segment => (
          <EmbeddedVideo copy={copy.film} video={segment} address={address} playing={video === segment.id} />
        )}
      />
    </div>
  )
}
