import { lookup } from 'node:dns/promises'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** How other sites are reached. */
export interface Network {
  /** The IP addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly connect: (to: { address: string; port: number; host: string; isSecure: boolean }) => Socket
}

/** The internet. */
export const internet: Network = {
  resolve: async host =>
    (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  connect: ({ address, port, host, isSecure }) =>
    isSecure
      ? connectTls({ host: address, port, servername: host, ALPNProtocols: ['http/1.1'] })
      : connectPlain({ host: address, port }),
}
