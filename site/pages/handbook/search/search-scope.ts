import type { LayoutData } from '../layout/layout-data.ts'

/** What a search box knows of its handbook. */
export type SearchScope = Pick<LayoutData, 'locale' | 'product' | 'version' | 'start' | 'searchPaths'> & {
  readonly copy: Pick<LayoutData['copy'], 'search'>
}
