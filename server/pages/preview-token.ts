import { previewParameter } from '../../contract/preview-address.ts'

/** The token of a preview link in a query; null without one. An empty one is a token too: that of no link. */
export const previewTokenOf = (query: string): string | null =>
  query === '' ? null : new URLSearchParams(query).get(previewParameter)
