import type { LayoutData } from '../layout/layout-data.ts'

/** The handbook and version that a search box searches. */
export type SearchScope = Pick<LayoutData, 'locale' | 'product' | 'version' | 'start' | 'searchPaths'> & {
  readonly copy: Pick<LayoutData['copy'], 'search'>
}
