import type { Locale } from '../../../contract/locale.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import { Prose } from '../../features/prose/prose.tsx'
import type { ProseSegment } from '../../features/prose/prose-data.ts'
import { CookieTable } from './cookie-table.tsx'
import type { LegalCopy } from './copy/en.ts'
import { RightMarks, WrongMarks } from './marks.tsx'

/** The copy that the text alone shows. */
export type TextCopy = 'anchor' | 'cookies' | 'marks'

export interface TextProps {
  readonly copy: Pick<LegalCopy, TextCopy>
  readonly locale: Locale
  readonly segments: readonly ProseSegment[]
  readonly below?: number | undefined
  readonly busy: PictureData
}

/** The text of a document, with its tables and marks. */
export function Text({ copy, locale, segments, below, busy }: TextProps) {
  return (
    <Prose
      segments={segments}
      below={below}
      anchorLabel={copy.anchor}
      slots={{
        cookies: <CookieTable copy={copy.cookies} locale={locale} />,
        marks: <RightMarks copy={copy.marks} />,
        'marks-2': <WrongMarks copy={copy.marks} busy={busy} />,
      }}
    />
  )
}
