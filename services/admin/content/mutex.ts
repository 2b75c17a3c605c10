/**
 * A mutex: runs tasks one after the other, so that the slices of several long tasks do not block the event loop
 * together.
 */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn.catch(() => {})
    return turn
  }
}
