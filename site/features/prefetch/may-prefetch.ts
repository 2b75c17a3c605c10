/** What a browser may tell about its line. https://developer.mozilla.org/docs/Web/API/NetworkInformation */
export interface Line {
  readonly onLine: boolean
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/** Whether anything may be fetched that nobody has asked for: not offline, not on 2g, not with data saver. */
export const mayPrefetch = ({ onLine, connection }: Line): boolean =>
  onLine && connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '')
