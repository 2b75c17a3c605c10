/** Messages of Chromium, Firefox and WebKit for a failed fetch. */
const messagePattern = /failed to fetch|networkerror|load failed/i

/** Whether an error is a network failure of a page's data or scripts. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && messagePattern.test(error.message)
