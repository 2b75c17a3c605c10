/** How Chromium, Firefox and WebKit say that a call got no answer. */
const saying = /failed to fetch|networkerror|load failed/i

/** Whether a page could not be shown because its data or its scripts got no answer. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && saying.test(error.message)
