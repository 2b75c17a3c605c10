import { sentMails } from '../../../../platform/mail/sent-mails-for-tests.ts'
import type { TestDatabases } from '../../../../test/databases.ts'
import { solveCaptcha } from '../../../captcha/proof-for-tests.ts'
import type { AdminLimits } from '../../limits.ts'
import { openAdminService } from '../../service-for-tests.ts'
import type { StaffDependencies } from '../dependencies.ts'
import { type PermissionDecision, preparePermission } from './decide-permission.ts'

export const individual = {
  marks: 'The hill and its reflection',
  usage: 'Printed on two hundred tote bags.\nSold at a school fair.',
  period: '1',
  regions: 'Tasmania',
  urls: 'https://example.com/fair\n@fair',
  is_company: 'no',
  full_name: 'Ines Sample',
  address: '1 Example Street, Hobart',
  email: 'ines@example.com',
  industry: '4',
  not_for_profit: 'yes',
  turnover: 'under-250000',
  lang: 'en-US',
}

const { full_name, address, email, ...rest } = individual
export const company = {
  ...rest,
  is_company: 'yes',
  company_name: 'A Sample Pty Ltd',
  contact_name: 'Ken Sample',
  contact_email: 'ken@example.com',
  business_number: '00 000 000 000',
  company_address: '2 Example Street, Hobart',
  contact_is_authorised: 'no',
  authorised_name: 'Mara Sample',
  authorised_email: 'mara@example.com',
}

/** The admin service, with a function that sends permission requests. */
export async function openPermissions(databases: TestDatabases, allowed?: Partial<AdminLimits>) {
  const service = await openAdminService(databases, {}, allowed)
  const proof = async (visitor?: string) =>
    solveCaptcha((await (await service.post('/captcha', {}, visitor)).json()).challenge)
  const ask = async (body: object, visitor?: string) => {
    const response = await service.post('/permission-requests', body, visitor)
    return { status: response.status, body: await response.json() }
  }
  const mails = () => sentMails(service.db)
  /** The dependencies of staff calls and jobs, at a day. */
  const at = (day: string) => ({
    db: service.db,
    origin: 'https://example.com',
    mailHost: 'example.com',
    secret: 'a secret that signs links',
    clock: () => new Date(`${day}T10:00:00Z`),
  })
  return { ...service, proof, ask, mails, at }
}

/** Decides a permission request by its reference, as staff do. */
export async function decidePermission(
  dependencies: StaffDependencies,
  reference: string,
  decision: PermissionDecision,
): Promise<void> {
  const request = await dependencies.db
    .selectFrom('requests')
    .selectAll()
    .where('reference', '=', reference)
    .where('kind', '=', 'permission')
    .executeTakeFirstOrThrow()
  const { decide } = await preparePermission(dependencies, request, decision)
  await dependencies.db.transaction().execute(trx => decide(trx))
}
