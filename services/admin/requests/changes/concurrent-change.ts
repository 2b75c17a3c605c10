import { isUniqueViolation } from '../../../../platform/database/dialect.ts'

/** What was read before a transaction no longer holds inside it. */
export class ConcurrentChange extends Error {}

const maxTries = 5

/**
 * Runs what reads first and writes afterwards, and again when another process wrote in between: then the transaction
 * threw `ConcurrentChange`, or found an address that has to be unique.
 */
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
