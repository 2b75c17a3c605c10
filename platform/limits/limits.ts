/** A fixed window: so many points within so many seconds, counted from the first. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

export interface Limits {
  /**
   * Consumes a point (or `points`) for a key of the named limit; resolves to 0 within the limit, else to the seconds until
   * it is reset. Never rejects. Keys are stored as hashes only.
   */
  spend(name: string, key: string, limit: Limit, points?: number): Promise<number>
  /** Resets the count of a key. */
  forget(name: string, key: string, limit: Limit): Promise<void>
  close(): Promise<void>
}
