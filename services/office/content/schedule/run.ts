import type { Clock } from '../../../../platform/clock.ts'

/** The job that something is carried out in. */
export interface Run {
  readonly clock: Clock
  /** The id of the job. */
  readonly id: string
  readonly attempt: number
}
