import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Kysely } from 'kysely'
import type { OfficeTables } from '../schema.ts'

/** The recurring job that reads the TLS certificate of our public address. */
export const certificateJob = 'watch-certificate'

const timeoutMs = 10_000

/** Reads the certificate by which the public address answers, and keeps its end. */
export async function watchCertificate(db: Kysely<OfficeTables>, origin: string, now: Date): Promise<void> {
  const { host } = new URL(origin)
  const row = await readCertificate(origin).then(
    ends => ({ ends_at: ends.toISOString(), fault: null }),
    () => ({ ends_at: null, fault: 'The public address does not answer by TLS from here.' }),
  )
  const values = { ...row, checked_at: now.toISOString() }
  await db
    .insertInto('certificates')
    .values({ host, ...values })
    .onConflict(conflict => conflict.column('host').doUpdateSet(values))
    .execute()
}

async function readCertificate(origin: string): Promise<Date> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  const { promise, resolve, reject } = Promise.withResolvers<Date>()
  const socket = connect({
    ...{ host, port: Number(port) || 443 },
    ...(isIP(host) ? {} : { servername: host }),
    // One that has expired is to be read, too: nothing is sent over this connection.
    rejectUnauthorized: false,
  })
  socket.setTimeout(timeoutMs, () => reject(new Error('No answer in time')))
  socket.once('error', reject)
  socket.once('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)))
  try {
    const ends = await promise
    if (Number.isNaN(ends.getTime())) throw new Error('It names no end')
    return ends
  } finally {
    socket.destroy()
  }
}
