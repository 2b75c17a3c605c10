import { readBackup } from './backup-age.ts'
import { type CareQuery, type Findings, finding } from './care-query.ts'

const none: Findings = { findings: [], total: 0 }
const one = (title: string, advice: string): Findings => ({
  findings: [finding(title, advice, '/health')],
  total: 1,
})

const dayMs = 24 * 3_600_000
/** Certificates are renewed a month before their end. */
const warnDays = 21

/** The certificate of the public address, where it ends soon. */
export async function findCertificate({ db, origin, now }: CareQuery): Promise<Findings> {
  const { host, protocol } = new URL(origin)
  if (protocol !== 'https:') return none
  const row = await db.selectFrom('certificates').selectAll().where('host', '=', host).executeTakeFirst()
  if (!row) return none
  if (row.ends_at === null)
    return one(host, `${row.fault ?? ''} Look whether visitors reach the site, and renew the certificate.`)
  const days = Math.floor((Date.parse(row.ends_at) - now.getTime()) / dayMs)
  if (days > warnDays) return none
  return one(
    host,
    days < 0
      ? 'The certificate has expired: browsers refuse the site. Renew it now.'
      : `The certificate ends in ${days === 1 ? '1 day' : `${days} days`}. Renew it.`,
  )
}

/** The newest backup, where it is late. */
export async function findBackup({ installation, now }: CareQuery): Promise<Findings> {
  const backup = await readBackup(installation, now)
  if (!backup?.isLate) return none
  const { at } = backup
  if (at === null)
    return one('No backup', 'BACKUP_PATH names nothing that can be read. Look whether backups are made.')
  const hours = Math.floor((now.getTime() - Date.parse(at)) / 3_600_000)
  const age = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
  return one('The newest backup', `It is ${age} old. Look why none was made since.`)
}
