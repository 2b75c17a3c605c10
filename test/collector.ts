import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a collector gets it. https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly status: { readonly code?: number }
}

/** A collector of traces that keeps what it gets; `mood` spoils its answers. */
export async function openCollector() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const collector = { mood: 'good' as 'good' | 'silent' | 'refusing' }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (collector.mood === 'silent') return
    if (collector.mood === 'refusing') return void response.writeHead(400).end()
    bodies.push(body)
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
    }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)))
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(collector, {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** Everything that was sent, as text. */
    text: () => bodies.join('\n'),
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  })
}
