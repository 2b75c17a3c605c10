/** Runs one task after the other, so that long ones in slices do not add up to one hold of the event loop. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn.catch(() => {})
    return turn
  }
}
