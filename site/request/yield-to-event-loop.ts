/** Lets other requests run between the steps of a long loader. */
export const yieldToEventLoop = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
