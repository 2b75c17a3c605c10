/** The Network Information API as far as used. https://developer.mozilla.org/docs/Web/API/NetworkInformation */
export interface Line {
  readonly onLine: boolean
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Whether prefetching is acceptable: online, not on 2g, no data saver. */
export const mayPrefetch = ({ onLine, connection }: Line): boolean =>
  onLine && connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '')
