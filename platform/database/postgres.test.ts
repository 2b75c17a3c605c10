import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { openPostgres } from './postgres.ts'

/** Stands between the client and the server, and can stop passing anything on without closing a connection. */
async function startWire(target: URL) {
  const ends: Socket[] = []
  let cut = false
  const wire = createServer(client => {
    const server = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      ends.push(from)
      from.on('error', () => {})
      from.on('data', data => cut || to.write(data))
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>(resolve => wire.listen(0, '127.0.0.1', resolve))
  const address = wire.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    setCut(value: boolean) {
      cut = value
    },
    close() {
      for (const end of ends) end.destroy()
      wire.close()
    },
  }
}

onEachDatabase('a silent server', ({ dialect, create }) => {
  test.runIf(dialect === 'postgres')('is given up, and its connection is not used again', async () => {
    const setting = await create()
    if (setting.kind !== 'postgres') return
    const url = new URL(setting.url)
    const wire = await startWire(new URL(url))
    url.port = String(wire.port)
    const { db, close } = await openPostgres(url.href, { query_timeout: 500, connectionTimeoutMillis: 1000 })
    const answer = () => sql<{ one: number }>`select 1 as one`.execute(db)
    expect((await answer()).rows).toEqual([{ one: 1 }])
    wire.setCut(true)
    await expect(answer()).rejects.toThrow('timeout')
    await expect(db.transaction().execute(trx => sql`select 1`.execute(trx))).rejects.toThrow('timeout')
    wire.setCut(false)
    expect((await answer()).rows).toEqual([{ one: 1 }])
    wire.close()
    await close()
  })
})
