import type { Log } from '../../platform/log.ts'

/**
 * Polls the content revision, which this process, another one, or an import from the shell may change. While it cannot be
 * read, the last one holds.
 */
export async function watchRevision(read: () => Promise<number>, log: Log, everyMs: number) {
  let current = 0
  let asking = false
  let failing = false
  async function ask() {
    if (asking) return
    asking = true
    try {
      current = await read()
      failing = false
    } catch (error) {
      if (!failing) log.warn({ reason: String(error) }, 'Content revision could not be read')
      failing = true
    } finally {
      asking = false
    }
  }
  await ask()
  const timer = setInterval(ask, everyMs)
  timer.unref()
  return { current: () => current, stop: () => clearInterval(timer) }
}
