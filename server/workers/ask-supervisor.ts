import type { Limits } from '../../platform/limits/limits.ts'
import type { Locks } from '../../platform/locks/locks.ts'
import type { SupervisorMessage, WorkerMessage } from './messages.ts'

/** The rate limits and locks that all workers share, in the supervisor. (A worker ends with the channel to it.) */
export function askSupervisor(): { readonly limits: Limits; readonly locks: Locks } {
  const answers = new Map<number, (seconds: number) => void>()
  const wanted = new Map<number, () => void>()
  let lastId = 0

  process.on('message', (message: SupervisorMessage) => {
    if (message.kind === 'wanted') wanted.get(message.id)?.()
    if (message.kind !== 'answer') return
    answers.get(message.id)?.(message.seconds)
    answers.delete(message.id)
  })

  const send = (message: WorkerMessage) => void process.send?.(message, undefined, undefined, () => {})

  function ask(message: WorkerMessage): Promise<number> {
    return new Promise(resolve => {
      answers.set(message.id, resolve)
      send(message)
    })
  }

  return {
    limits: {
      spend: (...args) => ask({ kind: 'spend', id: ++lastId, args }),
      forget: async (...args) => void (await ask({ kind: 'forget', id: ++lastId, args })),
      async close() {},
    },
    locks: {
      async hold(name, until, onWanted = () => {}) {
        until.throwIfAborted()
        const id = ++lastId
        wanted.set(id, onWanted)
        const ended = Promise.withResolvers<never>()
        ended.promise.catch(() => {})
        const end = () => {
          wanted.delete(id)
          answers.delete(id)
          send({ kind: 'release', id })
          ended.reject(until.reason)
        }
        until.addEventListener('abort', end, { once: true })
        await Promise.race([ask({ kind: 'hold', id, name }), ended.promise])
      },
    },
  }
}
