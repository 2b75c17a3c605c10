import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a wire does to the connections that go through it. */
export type Fault =
  /** Each piece comes late. */
  | 'slow'
  /** Ended by RST, old and new ones. */
  | 'reset'
  /** The far side has ended: nothing more comes, and what is sent is taken. */
  | 'half closed'
  | 'a byte a second'
  /** Answers are random bytes. */
  | 'lying'
  /** Each is told an error of the protocol, and ended. */
  | 'erring'
  /** Nothing passes, and nothing ends. */
  | 'hanging'

export const faults: readonly Fault[] = [
  'slow',
  'reset',
  'half closed',
  'a byte a second',
  'lying',
  'erring',
  'hanging',
]

interface WireOptions {
  readonly host?: string
  readonly port: number
  /** What `erring` answers. */
  readonly error: Buffer | string
}

const lateMs = 300

/** A TCP proxy with faults that the test sets. */
export async function openWire({ host = '127.0.0.1', port, error }: WireOptions) {
  let mode: Fault | 'good' = 'good'
  const changed = new EventEmitter().setMaxListeners(0)
  /** Connections, and whether a fault has spoiled what they carry. */
  const open = new Map<Socket, { readonly server: Socket; spoiled: boolean }>()

  const waitForChange = () => once(changed, 'change')
  const pause = (ms: number) => {
    const ending = new AbortController()
    const late = sleep(ms, undefined, { signal: ending.signal }).catch(() => {})
    return Promise.race([late, waitForChange()]).finally(() => ending.abort())
  }

  function spoil(client: Socket) {
    const pair = open.get(client)
    if (pair) pair.spoiled = true
  }

  /** Carries the bytes of one direction, as the fault of the moment wants them. */
  async function carry(from: Socket, to: Socket, client: Socket) {
    for await (const data of from as AsyncIterable<Buffer>) {
      let rest = data
      while (rest.length > 0 && !to.destroyed) {
        if (mode === 'hanging') await waitForChange()
        else if (mode === 'a byte a second') {
          to.write(rest.subarray(0, 1))
          rest = rest.subarray(1)
          await pause(1000)
        } else {
          if (mode === 'slow') await pause(lateMs)
          const isAnswer = to === client
          if (mode === 'lying' && isAnswer) to.write(randomBytes(rest.length))
          // Half closed: what is sent to the far side is taken, and lost.
          else if (mode !== 'half closed' && to.writable) to.write(rest)
          if (mode === 'lying' || mode === 'half closed') spoil(client)
          rest = Buffer.alloc(0)
        }
      }
    }
  }

  function disturb(client: Socket) {
    const server = open.get(client)?.server
    if (mode === 'reset') {
      client.resetAndDestroy()
      server?.destroy()
    } else if (mode === 'half closed') {
      spoil(client)
      client.end()
    } else if (mode === 'erring') {
      client.end(error)
      server?.destroy()
    }
  }

  const listener = createServer({ allowHalfOpen: true }, client => {
    client.on('error', () => {})
    if (mode === 'reset') return void client.resetAndDestroy()
    const server = connect({ port, host, allowHalfOpen: true })
    server.on('error', () => client.destroy())
    open.set(client, { server, spoiled: false })
    client.on('close', () => {
      open.delete(client)
      server.destroy()
    })
    // The error of a protocol is the answer to the first words.
    if (mode === 'erring') return void client.once('data', () => disturb(client))
    disturb(client)
    carry(client, server, client).then(
      () => server.end(),
      () => server.destroy(),
    )
    carry(server, client, client).then(
      () => mode !== 'hanging' && client.end(),
      () => client.destroy(),
    )
  })
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    become(next: Fault | 'good') {
      mode = next
      for (const [client, { spoiled, server }] of open) {
        disturb(client)
        if (next === 'good' && spoiled) {
          client.destroy()
          server.destroy()
        }
      }
      changed.emit('change')
    },
    connections: () => open.size,
    async close() {
      for (const [client, { server }] of open) {
        client.destroy()
        server.destroy()
      }
      changed.emit('change')
      await new Promise(resolve => listener.close(resolve))
    },
  }
}

export type Wire = Awaited<ReturnType<typeof openWire>>
