import type { LogEvent } from 'kysely'
import { activeSpan } from './span.ts'

/** Adds a statement of the database to the active trace: its kind and table, neither its text nor its parameters. */
export function traceStatement(event: LogEvent): void {
  const parent = activeSpan()
  if (!parent?.isRecorded) return
  const startedAt = performance.now() - event.queryDurationMillis
  const span = parent.startChild(nameOf(event.query.sql), 'client', {}, startedAt)
  span.end(event.level === 'error' ? event.error : undefined)
}

/** `select requests`. https://opentelemetry.io/docs/specs/semconv/db/database-spans/#name */
export function nameOf(sql: string): string {
  const [verb = ''] = /[a-z]+/i.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(sql) ?? []
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`
}
