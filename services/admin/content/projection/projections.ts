import type { EntryKind } from '../../../../contract/office/content-parts.ts'
import { articleProjection } from './articles.ts'
import { handbookProjection } from './handbook-pages.ts'
import { legalProjection } from './legal-documents.ts'
import { lessonProjection } from './lessons.ts'
import { positionProjection } from './positions.ts'
import type { Projection } from './projection.ts'

/** The projection of each kind; its facts have passed the schema of the kind. */
export const projections: Readonly<Record<EntryKind, Projection>> = {
  article: articleProjection as Projection,
  handbook: handbookProjection as unknown as Projection,
  position: positionProjection as unknown as Projection,
  lesson: lessonProjection as unknown as Projection,
  legal: legalProjection as unknown as Projection,
}
