import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { internet, type Network } from './network.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** A web server on the loopback; `asked` are its requests so far. */
export async function openSite(listener: Listener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const publicAddress = '93.184.216.34'

/**
 * The internet as a table: the addresses of names, and the port of the loopback that answers for the public ones. What is
 * refused before a connection is made is refused for real.
 */
export function createInternet(
  names: Readonly<Record<string, number | readonly string[]>>,
): Network & { readonly connections: string[] } {
  const connections: string[] = []
  return {
    connections,
    async resolve(host) {
      const known = names[host]
      if (known === undefined) throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
      return typeof known === 'number' ? [publicAddress] : known
    },
    connect(to) {
      connections.push(`${to.address}:${to.port}`)
      const port = names[to.host]
      return typeof port === 'number' ? connect(port, '127.0.0.1') : internet.connect(to)
    },
  }
}
