import type { CollectionPicture } from '../../services/office/media/search-collection.ts'
import { pictures } from '../../site/pictures/manifest.ts'

/** The site's own pictures, as staff search them. */
export const collection: readonly CollectionPicture[] = Object.entries(pictures).map(
  ([id, { alt, sources }]) => ({ id, alt, thumbnail: sources.webp?.[0]?.src ?? null }),
)
