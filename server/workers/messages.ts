import type { Limits } from '../../platform/limits/limits.ts'
import type { Secrets } from '../../platform/signature.ts'
import type { Folders } from '../folders.ts'

/** What the supervisor tells a worker first. */
export interface StartOrder {
  readonly kind: 'start'
  /** The number of the worker, which its successor keeps: 1 and up. */
  readonly worker: number
  /** Whether this worker migrates the database and imports the content. */
  readonly preparesDatabase: boolean
  /** The same in all workers, also when the file of the secret changes meanwhile. */
  readonly secret: Secrets
  /** Of the release that was current when the supervisor started. */
  readonly folders: Folders
}

export type SupervisorMessage =
  | StartOrder
  /** The answer to a `spend` (seconds), or the end of a `forget` or `hold`. */
  | { readonly kind: 'answer'; readonly id: number; readonly seconds: number }
  /** Another request waits for the lock of this `hold`. */
  | { readonly kind: 'wanted'; readonly id: number }

export type WorkerMessage =
  | { readonly kind: 'spend'; readonly id: number; readonly args: Parameters<Limits['spend']> }
  | { readonly kind: 'forget'; readonly id: number; readonly args: Parameters<Limits['forget']> }
  | { readonly kind: 'hold'; readonly id: number; readonly name: string }
  | { readonly kind: 'release'; readonly id: number }
