import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TracingSetting } from '../settings.ts'
import { type Outcome, outcomesOf } from './exported-spans.ts'
import { createSpans } from './open-span.ts'
import type { StartTrace } from './span.ts'

/** The traces of one process, exported by OTLP. */
export interface Tracing {
  readonly start: StartTrace
  /** Exports what is left, for at most two seconds. */
  close(): Promise<void>
}

interface TracingOptions {
  readonly version: string
  /** Hears of spans that were exported or dropped. */
  readonly observe: (outcome: Outcome, count: number) => void
}

const exportTimeoutMs = 10_000
const closeMs = 2000

/** Opens the exporter. The packages load here: without tracing they take no memory. */
export async function openTracing(
  { tracesUrl, headers, serviceName, ratio }: TracingSetting,
  { version, observe }: TracingOptions,
): Promise<Tracing> {
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = await import(
    '@opentelemetry/sdk-trace'
  )
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const exporter = new OTLPTraceExporter({ url: tracesUrl, headers, timeoutMillis: exportTimeoutMs })
  // At most 2,048 ended spans wait, some MB; what does not fit is dropped and counted.
  const processor = new BatchSpanProcessor({
    exporter,
    scheduledDelayMillis: 1000,
    exportTimeoutMillis: exportTimeoutMs + 1000,
    selfObsMeterProvider: await outcomesOf(observe),
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  })
  return {
    start: await createSpans(provider.getTracer('procreate-site', version)),
    async close() {
      const closed = provider.shutdown().catch(() => {})
      await Promise.race([closed, sleep(closeMs, undefined, { ref: false })])
    },
  }
}
