import type { Attributes, MeterProvider } from '@opentelemetry/api'

/** `full`: more ended than could be exported; `failed`: the collector did not take them. */
export type Outcome = 'exported' | 'full' | 'failed'

/** The meter that the batch processor counts its spans with; its other instruments measure nothing. */
export async function outcomesOf(observe: (outcome: Outcome, count: number) => void): Promise<MeterProvider> {
  const { createNoopMeter } = await import('@opentelemetry/api')
  const meter = createNoopMeter()
  const counter = {
    add(count: number, attributes?: Attributes) {
      const error = attributes?.['error.type']
      observe(error === undefined ? 'exported' : error === 'queue_full' ? 'full' : 'failed', count)
    },
  }
  const counted = Object.create(meter, {
    createCounter: {
      value: (name: string) =>
        name === 'otel.sdk.processor.span.processed' ? counter : meter.createCounter(name),
    },
  })
  return { getMeter: () => counted }
}
