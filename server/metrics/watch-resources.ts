import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/database.ts'
import { countJobs } from '../../services/office/health/jobs.ts'
import type { Tables } from '../services/tables.ts'

interface WatchedResources {
  readonly database: Database<Tables>
  readonly revision: () => number
  readonly cache: { readonly size: number; readonly bytes: number }
}

/** Measures the page cache, the queues and the connections of the database whenever the metrics are read. */
export function watchResources(registry: Registry, { database, revision, cache }: WatchedResources): void {
  const registers = [registry]
  new Gauge({
    ...{ name: 'page_cache_pages', help: 'Pages in the cache', registers },
    collect() {
      this.set(cache.size)
    },
  })
  new Gauge({
    ...{ name: 'page_cache_bytes', help: 'Bytes of the pages in the cache', registers },
    collect() {
      this.set(cache.bytes)
    },
  })
  new Gauge({
    ...{ name: 'content_revision', help: 'The revision of the content that this process serves', registers },
    collect() {
      this.set(revision())
    },
  })
  const oldest = new Gauge({
    name: 'queue_oldest_due_seconds',
    help: 'How long the oldest due job waits',
    labelNames: ['queue'],
    registers,
  })
  const givenUp = new Gauge({
    name: 'queue_given_up',
    help: 'Jobs that failed for good, and were not dropped',
    labelNames: ['queue'],
    registers,
  })
  new Gauge({
    ...{ name: 'queue_waiting', help: 'Jobs that are not done, at most 10,000', registers },
    labelNames: ['queue'],
    async collect() {
      const now = new Date()
      // Without the database there is no number, and the other metrics are still read.
      const queues = await countJobs(database.db as unknown as Parameters<typeof countJobs>[0], now).catch(
        () => null,
      )
      if (!queues) return this.reset()
      for (const [queue, { queued, oldest: at, given_up }] of Object.entries(queues)) {
        this.set({ queue }, queued)
        oldest.set({ queue }, at === null ? 0 : Math.max(0, (now.getTime() - Date.parse(at)) / 1000))
        givenUp.set({ queue }, given_up)
      }
    },
  })
  const { connections } = database
  if (!connections) return
  new Gauge({
    ...{
      name: 'database_connections',
      help: 'Connections of the pool, and queries that wait for one',
      registers,
    },
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
}
