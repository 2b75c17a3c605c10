import { AsyncLocalStorage } from 'node:async_hooks'

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

/** Facts about the work, never what a visitor typed: they leave the machine. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** One piece of work in a trace. https://opentelemetry.io/docs/concepts/signals/traces/#spans */
export interface Span {
  readonly traceId: string
  /** The header that continues the trace elsewhere. https://www.w3.org/TR/trace-context/#traceparent-header */
  readonly traceparent: string
  /** false: the trace is not sampled, and nothing of it is exported. */
  readonly isRecorded: boolean
  /** `startedAt` by `performance.now()`; now when left out. */
  startChild(name: string, kind: SpanKind, attributes?: SpanAttributes, startedAt?: number): Span
  set(attributes: SpanAttributes): void
  /** Ends it, as failed when there is an error: of that only its type is exported, since a message may quote a value. */
  end(error?: unknown): void
}

/** Begins a trace, or continues that of a `traceparent`. */
export type StartTrace = (
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  traceparent?: string | null,
) => Span

const active = new AsyncLocalStorage<Span>()

/** The span of the work under way; none where tracing is off, or outside of a request or job. */
export const activeSpan = (): Span | undefined => active.getStore()

/** Lets what is asked with these headers continue the active trace. */
export function continueTrace(headers: Headers): void {
  const span = activeSpan()
  if (span) headers.set('traceparent', span.traceparent)
}

/** Runs work whose spans are children of this one. */
export const withSpan = <T>(span: Span | null, run: () => T): T => (span ? active.run(span, run) : run())

/** Runs work as a child of the active span, or as it is where there is none. `isFault`: which errors are failures. */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  run: () => Promise<T>,
  isFault: (error: unknown) => boolean = () => true,
): Promise<T> {
  const span = active.getStore()?.startChild(name, kind)
  if (!span) return run()
  try {
    const result = await active.run(span, run)
    span.end()
    return result
  } catch (error) {
    span.end(isFault(error) ? error : undefined)
    throw error
  }
}
