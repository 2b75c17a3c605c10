import type { Socket } from 'node:net'
import type pg from 'pg'

/** How long an answer may be awaited before the server is asked for a sign of life, in ms. */
const patienceMs = 2000
/** So many signs missing in a row, the server is silent: one may be a moment of much work. */
const missing = 2

/**
 * The answer to a statement. A server that is slow gives signs of life meanwhile (`ping`); one that gives none will not
 * answer: its connection is cut, which rejects the statement.
 */
export async function watchAnswer<T>(
  client: pg.PoolClient,
  answer: Promise<T>,
  ping: () => Promise<void>,
): Promise<T> {
  let isOpen = true
  let isCut = false
  let timer: NodeJS.Timeout | undefined
  let missed = 0
  const look = () => {
    timer = setTimeout(ask, missed > 0 ? 0 : patienceMs)
  }
  async function ask() {
    missed = (await ping().then(
      () => true,
      error => !isTimeout(error),
    ))
      ? 0
      : missed + 1
    if (!isOpen) return
    if (missed < missing) look()
    else {
      isCut = true
      streamOf(client).destroy()
    }
  }
  look()
  try {
    return await answer
  } catch (error) {
    throw isCut ? new Error('Query read timeout', { cause: error }) : error
  } finally {
    isOpen = false
    clearTimeout(timer)
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/.test(error.message)

const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
