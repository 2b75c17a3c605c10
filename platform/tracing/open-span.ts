import type { Span as OpenSpan, Tracer } from '@opentelemetry/api'
import type { Span, SpanKind, StartTrace } from './span.ts'

/** The kinds by their numbers in `SpanKind`, which would have to be loaded. */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 0, server: 1, client: 2, consumer: 4 }
const statusError = 2

/** Creates spans by the tracer of the SDK, without its global state: a span knows its children's context. */
export async function createSpans(tracer: Tracer): Promise<StartTrace> {
  const { ROOT_CONTEXT, trace } = await import('@opentelemetry/api')
  const { parseTraceParent } = await import('@opentelemetry/core')

  function wrap(span: OpenSpan): Span {
    const { traceId, spanId, traceFlags } = span.spanContext()
    const isRecorded = span.isRecording()
    let context: typeof ROOT_CONTEXT | undefined
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      isRecorded,
      startChild(name, kind, attributes = {}, startTime) {
        context ??= trace.setSpan(ROOT_CONTEXT, span)
        const options = { kind: kinds[kind], attributes, ...(startTime !== undefined && { startTime }) }
        return wrap(tracer.startSpan(name, options, context))
      },
      set: attributes => void span.setAttributes(attributes),
      end(error) {
        if (error !== undefined) {
          span.setAttribute('error.type', typeOf(error))
          span.setStatus({ code: statusError })
        }
        span.end(performance.now())
      },
    }
  }

  return (name, kind, attributes, traceparent) => {
    const remote = traceparent ? parseTraceParent(traceparent) : null
    const context = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
    return wrap(tracer.startSpan(name, { kind: kinds[kind], attributes }, context))
  }
}

const typeOf = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error === 'string' ? error : 'unknown'
