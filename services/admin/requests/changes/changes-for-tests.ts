import { sentMails } from '../../../../platform/mail/sent-mails-for-tests.ts'
import type { DatabaseSetting } from '../../../../platform/settings.ts'
import type { TestDatabases } from '../../../../test/databases.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { openAdminService, today } from '../../service-for-tests.ts'
import { tokenOf } from '../reference.ts'

export const secret = 'a secret that signs links'

/** The kinds of which an address has at most one. */
export const changeable = [
  [
    'the media list',
    '/media-list',
    { organisation: 'A sample magazine', format: 'print', terms: true },
    { organisation: 'Another', format: 'tv', marketing: true },
  ],
  [
    'a beta application',
    '/beta-applications',
    {
      ...{ device_language: 'ja', familiarity: ['sketching'], devices: ['ipad-a16'], message: 'On trains.' },
      ...{ code_of_conduct: true, terms: true },
    },
    { devices: ['iphone-17'], message: 'Buy at https://spam.example' },
  ],
] as const

/** The sender's fields of a form. */
function whoOn(path: string, email: string): object {
  if (path === '/newsletter') return { email }
  if (path === '/permission-requests') return { lang: 'en-US', ...(email && { email }) }
  return { name: 'Mio', email, email2: email, lang: 'en-US' }
}

const proofOn = (path: string, proof: string) =>
  path === '/newsletter' ? { recaptcha: proof } : { captcha: proof }

/** The admin service, with a function that posts forms by path. */
export async function openForms(databases: TestDatabases, setting?: DatabaseSetting) {
  let now = Date.parse(`${today}T10:00:00Z`)
  let sender = 0
  const clock = () => new Date(now)
  const service = await openAdminService(databases, {}, undefined, clock, setting)
  const { db, post, get } = service
  const mails = () => sentMails(db)
  return {
    ...service,
    mails,
    async send(path: string, form: object, email = 'mio@example.com') {
      // A visitor of its own each time, with a no-script token: a proof of work would take longer.
      const visitor = `203.0.113.${++sender % 250}`
      const { no_script_token: noScriptToken } = await (await post('/captcha', {}, visitor)).json()
      now += 2000
      const response = await post(
        path,
        { ...whoOn(path, email), ...form, ...proofOn(path, noScriptToken) },
        visitor,
      )
      return { status: response.status, body: await response.json() }
    },
    thread: async (reference: string, token = tokenOf(secret, reference)) =>
      (await get(`/support-requests/${reference}?token=${token}`)).json(),
    /** The link in the newest mail to an address. */
    async newestLink(to = 'mio@example.com') {
      const text = (await mails()).findLast(mail => mail.to === to)?.text ?? ''
      const [, reference = '', token = ''] = /support\/requests\/([\w-]+)\?token=(\S+)/.exec(text) ?? []
      return { reference, token }
    },
    async confirm({ reference, token }: { readonly reference: string; readonly token: string }) {
      const response = await post(`/support-requests/${reference}/confirmation`, { token })
      return { status: response.status, body: await response.json() }
    },
    /** Lets time pass. */
    pass(ms: number) {
      now += ms
    },
    /** Every request, also what waits beside another; in the order in which they came. */
    async rows() {
      const rows = await rowsOf(db, 'requests')
      return rows
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ reference, state }) => ({ reference, state }))
    },
    staff: {
      ...{ db, origin: 'https://example.com', mailHost: 'example.com', secret },
      clock: () => new Date(`${today}T12:00:00Z`),
    },
  }
}
