/** For how long a page may be on its way. */
const longestWayMs = 10_000

interface Clocks {
  /** What the server's clock said when it made the page. */
  readonly serverNow: string
  readonly browserNow: number
  /** For how long the document is open. */
  readonly openMs: number
}

/** Whether something of this browser is surely from before a time of the server, whose clock may differ. */
export function isBefore(at: number, time: string, { serverNow, browserNow, openMs }: Clocks): boolean {
  // A slow page makes this clock look ahead: what may be newer counts as newer.
  const ahead = browserNow - Math.min(openMs, longestWayMs) - Date.parse(serverNow)
  return at - ahead <= Date.parse(time)
}
