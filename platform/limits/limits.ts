/** So many times within so many seconds, counted from the first. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

export interface Limits {
  /**
   * Counts one time (or as many as `points` says) for the key under the name of a limit, and resolves to 0 when it is within the limit, else to the
   * seconds until it will be again. Never rejects. Keys are stored as hashes only.
   */
  spend(name: string, key: string, limit: Limit, points?: number): Promise<number>
  /** Forgets what was counted for the key. */
  forget(name: string, key: string, limit: Limit): Promise<void>
  close(): Promise<void>
}
