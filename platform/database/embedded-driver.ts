import { type DatabaseConnection, type SqliteDialectConfig, SqliteDriver } from 'kysely'

export interface EmbeddedConfig extends SqliteDialectConfig {
  /** The number of rows that the connection has changed so far. */
  readonly countChanges: () => number
  /** Resolves when what was committed is on the disk. */
  readonly whenStored: () => Promise<void>
}

/**
 * Gives the one connection to one user after the other. Who has changed something waits until it is on the disk, but after
 * the connection is free again: others go on meanwhile, and share the next sync.
 */
export class EmbeddedDriver extends SqliteDriver {
  readonly #config: EmbeddedConfig
  #free: Promise<void> = Promise.resolve()
  #release = () => {}
  #changesBefore = 0

  constructor(config: EmbeddedConfig) {
    super(config)
    this.#config = config
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const free = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await free
    this.#release = resolve
    try {
      this.#changesBefore = this.#config.countChanges()
      return await super.acquireConnection()
    } catch (error) {
      // The database was closed meanwhile.
      resolve()
      throw error
    }
  }

  override async releaseConnection(): Promise<void> {
    if (this.#letGo()) await this.#config.whenStored()
  }

  /** Lets the next one in; whether this one has changed anything. */
  #letGo(): boolean {
    try {
      return this.#config.countChanges() !== this.#changesBefore
    } finally {
      this.#release()
    }
  }
}
