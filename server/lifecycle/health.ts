import type { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import type { Log } from '../../platform/log.ts'
import { onceAMinute } from '../http/once-a-minute.ts'

const recentMs = 60_000

/** Faults of this process and of its resources: in the log, and in the body of `/ready`. */
export interface Health {
  /** A fault that lasts until the next start: logged once. */
  note(sentence: string): void
  /** A passing fault: logged at most once a minute, and in `/ready` for a minute. */
  report(sentence: string): void
  /** A fault of the database: damage lasts, everything else may pass. */
  onDatabaseFault(error: DatabaseUnavailable): void
  /** Marks the process as not ready. */
  stop(): void
  readonly isStopping: boolean
  readonly isDamaged: boolean
  notes(): readonly string[]
}

const passing = {
  connection: 'The database is out of reach. Pages that are kept are served; nothing can be stored.',
  full: 'The disk of the database is full: nothing can be stored until there is room again.',
  disk: 'The disk of the database reports errors: nothing can be stored.',
  busy: 'The database is locked by another program: nothing can be stored.',
  slow: 'The database is too slow, or tables are locked: some of what is sent cannot be stored.',
} as const

export function createHealth(log: Log): Health {
  const lasting = new Set<string>()
  const recent = new Map<string, { at: number; readonly limit: ReturnType<typeof onceAMinute> }>()
  let isStopping = false
  let isDamaged = false

  function note(sentence: string) {
    if (lasting.has(sentence)) return
    lasting.add(sentence)
    log.error(sentence)
  }

  function report(sentence: string) {
    const known = recent.get(sentence) ?? { at: 0, limit: onceAMinute() }
    recent.set(sentence, known)
    known.at = performance.now()
    known.limit(() => log.error(sentence))
  }

  return {
    note,
    report,
    onDatabaseFault(error) {
      if (error.fault !== 'damaged') return report(passing[error.fault])
      if (!isDamaged) note(damagedBy(error.message))
      isDamaged = true
    },
    stop() {
      isStopping = true
    },
    get isStopping() {
      return isStopping
    },
    get isDamaged() {
      return isDamaged
    },
    notes() {
      const happened = [...recent].filter(([, { at }]) => performance.now() - at < recentMs)
      return [...lasting, ...happened.map(([sentence]) => sentence)]
    },
  }
}

const damagedBy = (reason: string) => `${reason}. Stop the site and restore a backup of the database.`
