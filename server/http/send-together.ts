/** Responses that wait at most: the first of many that arrive at once leaves before the last one is read. */
const capacity = 32

let waiting: (() => void)[] = []

/**
 * Runs `send` when the requests that have arrived by now were read, together with theirs, in the order of the calls. Writes that follow
 * each other cost less than writes between reads: the first one wakes the client, the others find it awake.
 */
export function sendTogether(send: () => void): void {
  if (waiting.length === 0) setImmediate(sendAll)
  waiting.push(send)
  if (waiting.length >= capacity) sendAll()
}

function sendAll() {
  const all = waiting
  waiting = []
  for (const send of all) send()
}
