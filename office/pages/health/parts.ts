import type { Health } from '../../../contract/office/health.ts'
import { count } from '../../features/count.ts'

/** `unrecorded`: the product knows nothing of it. */
type State = Health['database']['state'] | 'unrecorded'

export const stateTitles: Readonly<Record<State, string>> = {
  ok: 'In order',
  attention: 'Needs attention',
  down: 'Out of reach',
  unrecorded: 'Not recorded here',
}

interface Part {
  readonly title: string
  readonly state: State
  readonly facts: readonly string[]
}

/** The parts of the installation, with their facts in words. */
export function listParts(health: Health, formatAt: (at: string) => string): Part[] {
  const { database, storage, mail, jobs } = health
  const queue = ({ queued, oldest, given_up }: Health['jobs'], what: string) => [
    `${count(queued, what)} waiting`,
    ...(oldest === null ? [] : [`the oldest is due since ${formatAt(oldest)}`]),
    ...(given_up > 0 ? [`${count(given_up, what)} given up`] : []),
  ]
  return [
    { title: 'Mail', state: mail.state, facts: queue(mail, 'mail') },
    { title: 'Jobs', state: jobs.state, facts: queue(jobs, 'job') },
    {
      title: 'Database',
      state: database.state,
      facts: [
        database.kind === 'postgres' ? 'PostgreSQL' : 'SQLite, embedded',
        ...(database.bytes === null ? [] : [formatBytes(database.bytes)]),
        `answers in ${database.ms} ms`,
      ],
    },
    {
      title: 'Storage',
      state: storage.state,
      facts: [
        storage.kind === 's3' ? 'S3 store' : 'Folder of this machine',
        ...(storage.free_bytes === null ? [] : [`${formatBytes(storage.free_bytes)} free`]),
      ],
    },
    { title: 'Backup', ...backupOf(health.backup, formatAt) },
  ]
}

function backupOf(backup: Health['backup'], formatAt: (at: string) => string): Pick<Part, 'state' | 'facts'> {
  if (backup === null)
    return {
      state: 'unrecorded',
      facts: ['None was made here. “npm run backup” makes one: docs/operations.md, “Backups”.'],
    }
  const { state, at } = backup
  return { state, facts: [at === null ? 'None is to be seen.' : `The newest is of ${formatAt(at)}.`] }
}

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** `12.4 MB`, in steps of 1,000. */
function formatBytes(bytes: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length)
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: units[step - 1],
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}
