import { createServer, type Socket } from 'node:net'
import pg from 'pg'

/** Parameters that PgBouncer keeps for a client; it refuses others. https://www.pgbouncer.org/config.html */
const known = ['user', 'database', 'client_encoding', 'application_name', 'timezone', 'datestyle']

/** Reads whole messages of PostgreSQL's protocol out of a stream: a type, a length, and the rest. */
function createReader(onMessage: (type: string, message: Buffer) => void) {
  let rest = Buffer.alloc(0)
  return (data: Buffer) => {
    rest = Buffer.concat([rest, data])
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const length = rest.readUInt32BE(1) + 1
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      onMessage(String.fromCharCode(message[0] ?? 0), message)
    }
  }
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const idle = 'I'.charCodeAt(0)
const ready = message('Z', Buffer.from('I'))

interface Connection {
  readonly socket: Socket
  owner: Socket | null
}

/**
 * A pooler in transaction mode, as PgBouncer is one: each transaction gets the connection that was idle for longest, and
 * start-up parameters that it does not know are refused.
 */
export async function startTransactionPooler(url: string, size = 2) {
  const connections = await Promise.all(Array.from({ length: size }, () => openConnection(url)))
  const waiting: (() => void)[] = []
  let handOvers = 0

  function take(client: Socket, then: (connection: Connection) => void): void {
    const at = connections.findIndex(({ owner }) => owner === null)
    const [free] = at < 0 ? [] : connections.splice(at, 1)
    if (!free) return void waiting.push(() => take(client, then))
    connections.push(free)
    free.owner = client
    handOvers++
    then(free)
  }

  function giveBack(connection: Connection) {
    connection.owner = null
    waiting.shift()?.()
  }

  for (const connection of connections)
    connection.socket.on(
      'data',
      createReader((type, whole) => {
        connection.owner?.write(whole)
        if (type === 'Z' && whole[5] === idle) giveBack(connection)
      }),
    )

  const clients = new Set<Socket>()
  const server = createServer(client => {
    clients.add(client)
    client.on('error', () => {})
    const own = () => connections.find(({ owner }) => owner === client)
    client.on('close', () => {
      const left = own()
      if (left) giveBack(left)
    })
    let pending: Buffer[] = []
    const read = createReader((type, whole) => {
      if (type === 'X') return void client.end()
      const connection = own()
      if (connection) return void connection.socket.write(whole)
      pending.push(whole)
      if (pending.length > 1) return
      take(client, ({ socket }) => {
        socket.write(Buffer.concat(pending))
        pending = []
      })
    })
    client.once('data', start => {
      const words = start.subarray(8).toString('utf8').split('\0')
      const names = words.filter((_, n) => n % 2 === 0 && words[n] !== '')
      const unknown = names.find(name => !known.includes(name.toLowerCase()))
      if (unknown) {
        const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`
        return void client.end(message('E', Buffer.from(fields)))
      }
      const made = Buffer.alloc(8, 7)
      client.write(Buffer.concat([message('R', Buffer.alloc(4)), message('K', made), ready]))
      client.on('data', read)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const own = new URL(url)
  own.port = String(typeof address === 'object' ? address?.port : '')
  own.search = ''
  return {
    url: own.href,
    /** How often a transaction was given a connection. */
    handOvers: () => handOvers,
    close() {
      for (const client of clients) client.destroy()
      for (const { socket } of connections) socket.destroy()
      server.close()
    },
  }
}

/** A connection of the driver, logged in, whose bytes are read here from now on. */
async function openConnection(url: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  stream.removeAllListeners('data')
  stream.removeAllListeners('end')
  stream.on('error', () => {})
  return { socket: stream, owner: null }
}
