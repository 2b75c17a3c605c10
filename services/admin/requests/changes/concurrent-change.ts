import { isUniqueViolation } from '../../../../platform/database/dialect.ts'

/** Thrown in a transaction when a row has changed since it was read. */
export class ConcurrentChange extends Error {}

const maxTries = 5

/** Retries on a concurrent change: when the transaction throws `ConcurrentChange` or a unique violation. */
export async function retryOnConcurrentChange<A>(run: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      const isOvertaken = error instanceof ConcurrentChange || isUniqueViolation(error, 'email_key')
      if (!isOvertaken || tries === maxTries) throw error
    }
  }
}
