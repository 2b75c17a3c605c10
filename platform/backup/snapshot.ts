/** A whole copy of the database as it was at one moment. */
export interface Snapshot {
  readonly at: Date
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
}
