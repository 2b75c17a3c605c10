import type { ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ObserveJob } from '../../platform/jobs/worker.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Outcome } from '../../platform/tracing/exported-spans.ts'
import type { ObserveResponse } from '../http/access-log.ts'
import { kindOfPath } from './kind-of-path.ts'

/** Seconds. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The measurements of one process. Labels have few values: no path, no address, no key. */
export interface Metrics {
  readonly registry: Registry
  readonly observeResponse: ObserveResponse
  readonly observeJob: ObserveJob
  countSpans(outcome: Outcome, count: number): void
  /** Counts a request as in flight until its response is sent or its connection lost. */
  countInFlight(path: string, response: ServerResponse): void
  /** The same limits, with those that strike counted. */
  countLimits(limits: Limits): Limits
}

/** Measures this process from now on. https://prometheus.io/docs/practices/naming/ */
export function createMetrics(version: string): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'site_info', help: 'The version that runs', labelNames: ['version'], registers }).set(
    { version },
    1,
  )
  const responses = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'From the arrival of a request to the end of its response; `kept`: sent from the page cache at once',
    labelNames: ['kind', 'status', 'kept'],
    buckets: durations,
    registers,
  })
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests whose responses are not sent yet; those that the page cache sends at once are never among them',
    labelNames: ['kind'],
    registers,
  })
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Runs of jobs by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  })
  const struck = new Counter({
    name: 'rate_limit_exceeded_total',
    help: 'Requests over a rate limit',
    labelNames: ['limit'],
    registers,
  })
  const spans = new Counter({
    name: 'trace_spans_total',
    help: 'Spans by what became of them: exported, or dropped because too many waited (full) or the collector did not take them (failed)',
    labelNames: ['outcome'],
    registers,
  })
  // A label set is looked up by a string of it, which takes longer than to observe.
  const known = new Map<string, Histogram.Internal<'kind' | 'status' | 'kept'>>()
  return {
    registry,
    observeResponse(path, status, ms, isKept) {
      const kind = kindOfPath(path)
      const key = `${kind}${status}${isKept}`
      let series = known.get(key)
      if (!series) {
        series = responses.labels({ kind, status: String(status), kept: String(isKept) })
        known.set(key, series)
      }
      series.observe(ms / 1000)
    },
    countInFlight(path, response) {
      const kind = kindOfPath(path)
      inFlight.inc({ kind })
      response.once('close', () => inFlight.dec({ kind }))
    },
    observeJob(kind, outcome, ms) {
      jobs.observe({ kind, outcome }, ms / 1000)
    },
    countSpans: (outcome, count) => spans.inc({ outcome }, count),
    countLimits: limits => ({
      forget: limits.forget.bind(limits),
      close: limits.close.bind(limits),
      async spend(name, ...rest) {
        const wait = await limits.spend(name, ...rest)
        // Lines about a limit are limited themselves.
        if (wait > 0 && !name.endsWith('-logged')) struck.inc({ limit: name })
        return wait
      },
    }),
  }
}
