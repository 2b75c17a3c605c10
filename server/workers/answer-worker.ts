import type { Worker } from 'node:cluster'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Locks } from '../../platform/locks/locks.ts'
import type { SupervisorMessage, WorkerMessage } from './messages.ts'

/** Answers a worker's calls to what all workers share. The locks of a worker that ends are released. */
export function answerWorker(worker: Worker, limits: Limits, locks: Locks): void {
  const holds = new Map<number, AbortController>()

  // A worker may end before its answer.
  const send = (message: SupervisorMessage) => worker.isConnected() && worker.send(message, () => {})

  async function hold(id: number, name: string): Promise<void> {
    const ending = new AbortController()
    holds.set(id, ending)
    await locks.hold(name, ending.signal, () => send({ kind: 'wanted', id }))
    send({ kind: 'answer', id, seconds: 0 })
  }

  function release(id: number) {
    holds.get(id)?.abort()
    holds.delete(id)
  }

  worker.on('message', async (message: WorkerMessage) => {
    const { kind, id } = message
    if (kind === 'release') return release(id)
    // Rejects when it is released before.
    if (kind === 'hold') return void hold(id, message.name).catch(() => {})
    const seconds =
      kind === 'spend' ? await limits.spend(...message.args) : await limits.forget(...message.args)
    send({ kind: 'answer', id, seconds: seconds ?? 0 })
  })
  worker.once('exit', () => {
    for (const id of [...holds.keys()]) release(id)
  })
}
