import { ServiceRefusal } from '../../contract/problem.ts'
import type { SiteRequest } from '../../site/request/site-request.ts'

type Ask = (input?: object, options?: object) => Promise<unknown>

const maxAnswers = 500

/**
 * An LRU cache of the last good answers of a service, by call and input. A wrapped client answers from it when the service
 * fails (stale-if-error); a refusal below 500 passes, and so do calls that change something.
 */
export function createStaleOnError(isRead: (call: string) => boolean) {
  const answers = new Map<string, unknown>()

  function remember(key: string, answer: unknown) {
    answers.delete(key)
    answers.set(key, answer)
    const oldest = answers.keys().next().value
    if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
  }

  return function withStaleOnError<C extends object>(
    client: C,
    about: string,
    site: () => Pick<SiteRequest, 'report' | 'log' | 'requestId'>,
  ): C {
    const reads = Object.entries(client as Record<string, Ask>).filter(([name]) => isRead(name))
    const wrapped = reads.map(([name, ask]) => [
      name,
      async (input: object = {}, options: object = {}) => {
        const key = `${about} ${name} ${JSON.stringify(input)}`
        try {
          const answer = await ask(input, options)
          remember(key, answer)
          return answer
        } catch (error) {
          if (!answers.has(key) || (error instanceof ServiceRefusal && error.status < 500)) throw error
          const { report, log, requestId } = site()
          report.degraded = true
          log.warn({ requestId, what: name, reason: String(error) }, 'Stale answer served')
          const lastGood = answers.get(key)
          remember(key, lastGood)
          return lastGood
        }
      },
    ])
    return { ...client, ...Object.fromEntries(wrapped) }
  }
}
