/** Lets other requests pass, in a loader that has much to do. */
export const yieldToEventLoop = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
