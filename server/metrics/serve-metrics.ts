import { createServer, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'

export async function sendMetrics(registry: Registry, response: ServerResponse): Promise<void> {
  const text = await registry.metrics().catch(() => null)
  if (text === null) return void response.writeHead(500).end()
  response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
}

/**
 * Serves the measurements as Prometheus reads them, at `/metrics` of a port of their own. Rejects when the port is taken.
 * With several workers each has the next port.
 */
export async function serveMetrics(registry: Registry, host: string, port: number) {
  const server = createServer({ headersTimeout: 5000, requestTimeout: 10_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    await sendMetrics(registry, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Exclusive: workers would share the port, and each answer would be another's.
    server.listen({ host, port, exclusive: true }, resolve)
  })
  return {
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
