import { isUniqueViolation } from '../../../../platform/database/dialect.ts'

/** What was read before a transaction no longer holds inside it. */
export class Overtaken extends Error {}

const mostTries = 5

/**
 * Runs what reads first and writes afterwards, and again when another process wrote in between: then the transaction
 * threw `Overtaken`, or found an address that has to be unique.
 */
export async function retryOvertaken<A>(run: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      const isOvertaken = error instanceof Overtaken || isUniqueViolation(error, 'email_key')
      if (!isOvertaken || tries === mostTries) throw error
    }
  }
}
