import { everyLocale } from '../../contract/locale.ts'
import { sentMails } from '../../platform/mail/sent-mails-for-tests.ts'
import type { TestDatabases } from '../../test/databases.ts'
import { changeRows } from '../../test/rows.ts'
import { handbookFiles, lessonFiles, positionFiles } from '../admin/content/import/folder-for-tests.ts'
import { defaultLimits } from '../admin/limits.ts'
import { addIssue, issueFields } from '../admin/newsletter/issue-for-tests.ts'
import { decideApplication } from '../admin/requests/beta/decide-for-tests.ts'
import type { Dependencies } from '../admin/requests/dependencies.ts'
import { tokenOf } from '../admin/requests/reference.ts'
import { openAdminService, origin, today } from '../admin/service-for-tests.ts'
import { addUpload as attach } from '../admin/uploads/add-upload-for-tests.ts'
import { noScriptProof } from '../captcha/proof-for-tests.ts'
import type { ExampleRequest } from './document-for-tests.ts'

const secret = 'a secret that signs links'
const endless = Object.fromEntries(
  Object.keys(defaultLimits).map(name => [name, { points: 1_000_000, seconds: 60 }]),
) as Record<keyof typeof defaultLimits, { points: number; seconds: number }>
const now = () => new Date(`${today}T10:00:00Z`)
const prove = () => noScriptProof('admin', secret, now())

/** The admin service with the data that the examples of its OpenAPI document need. */
export async function openArrangedAdmin(databases: TestDatabases) {
  const agreement = (title: string) =>
    `---\ntitle: ${title}\ndescription: d\n---\n\nWhat you see stays here.\n`
  const service = await openAdminService(
    databases,
    {
      'legal/beta-agreement/document.yaml': 'effective: 2026-06-01',
      ...positionFiles('graphics-engineer'),
      ...lessonFiles('half-a-butterfly'),
      ...handbookFiles('dreams/start', { versions: ['1.1', '1.0'] }),
      ...Object.fromEntries(
        everyLocale.map(language => [`legal/beta-agreement/${language}.md`, agreement(language)]),
      ),
    },
    endless,
  )
  const { db, post } = service
  let count = 0

  async function addUpload(facts: { name: string; type?: string } = { name: 'notes.png' }): Promise<string> {
    const id = String(++count).padStart(32, 'a')
    await attach(db, { id, ...facts, created_at: `${today}T09:00:00Z` })
    return id
  }

  const json = async (path: string, body: unknown) => (await post(path, body)).json()
  const place = ({ reference }: { reference: string }) => ({ reference, token: tokenOf(secret, reference) })
  const ask = async () =>
    place(
      await json('/support-requests', {
        ...{ product: 'dreams', name: 'Ada', email: 'ada@example.com', email2: 'ada@example.com' },
        ...{ question: `Why ${++count}?`, code_of_conduct: true, captcha: prove() },
      }),
    )
  async function apply(email = `tester${++count}@example.com`) {
    const application = {
      ...{ name: 'Ada', email, email2: email, device_language: 'ja', familiarity: ['planning'] },
      ...{ devices: ['not-listed'], code_of_conduct: true, terms: true, captcha: prove() },
      message: `${++count}`,
    }
    return { email, ...place(await json('/beta-applications', application)) }
  }
  async function mailed(to: string, path: string): Promise<RegExpExecArray | null> {
    const text = (await sentMails(db)).findLast(mail => mail.to === to && mail.text.includes(path))?.text
    return new RegExp(`${path}([\\w-]*)\\?token=(\\S+)`).exec(text ?? '')
  }
  async function subscribed(path = '/newsletter/preferences'): Promise<string> {
    const email = `reader${++count}@example.com`
    await json('/newsletter', { email, recaptcha: prove() })
    const token = (await mailed(email, '/newsletter/confirm'))?.[2] ?? ''
    if (path === '/newsletter/confirm') return token
    await json('/newsletter/confirm', { token })
    return (await mailed(email, path))?.[2] ?? ''
  }
  const proven = ({ body }: ExampleRequest) =>
    void Object.assign(body, { captcha: prove(), message: `${++count}` })
  const atPlace = (sent: ExampleRequest, { reference, token }: { reference: string; token: string }) => {
    sent.path.reference = reference
    sent.body.token = token
  }
  const inHandbook = (holder: Record<string, unknown>, version: unknown) => {
    if (/^(?:pocket|dreams)-/.test(String(version))) holder.path = 'start'
  }
  const staff = { db, secret, origin, mailHost: 'example.com', clock: now } as unknown as Dependencies

  await addIssue(db, 'sent')
  const sent_fields = JSON.stringify(issueFields)
  await changeRows(
    db,
    'newsletter_issues',
    { id: 'sent' },
    { state: 'sent', slug: '2026-11-26', sent_fields },
  )

  const arrangements: Readonly<Record<string, (sent: ExampleRequest) => Promise<void> | void>> = {
    getHandbookPage: ({ path }) => inHandbook(path, path.group_version),
    rateHandbookPage: ({ body }) => inHandbook(body, body.group_version),
    joinMediaList: ({ body }) => void Object.assign(body, { captcha: prove() }),
    askAboutEducation: ({ body }) => void Object.assign(body, { captcha: prove(), message: `${++count}` }),
    requestPermission: ({ body }) => void Object.assign(body, { captcha: prove(), marks: `${++count}` }),
    applyForBeta: proven,
    subscribe: ({ body }) => void Object.assign(body, { recaptcha: prove() }),
    async requestSupport({ body }) {
      Object.assign(body, { captcha: prove(), question: `Why ${++count}?`, uploads: [await addUpload()] })
    },
    async applyForPosition({ body }) {
      const uploads = [await addUpload({ name: 'cv.pdf', type: 'application/pdf' })]
      Object.assign(body, { captcha: prove(), uploads })
    },
    async offerWork({ body }) {
      Object.assign(body, { captcha: prove(), uploads: [await addUpload()] })
    },
    async getRequest(sent) {
      const { reference, token } = await ask()
      sent.path.reference = reference
      sent.query.token = token
    },
    async replyToRequest(sent) {
      atPlace(sent, await ask())
      sent.body.uploads = [await addUpload()]
    },
    withdrawRequest: async sent => atPlace(sent, await apply()),
    async signAgreement(sent) {
      const applied = await apply()
      await decideApplication(staff, applied.reference, 'invited', ['dreams'])
      atPlace(sent, applied)
    },
    async confirmChange(sent) {
      const { email } = await apply()
      await apply(email)
      const [, reference = '', token = ''] = (await mailed(email, '/support/requests/')) ?? []
      atPlace(sent, { reference, token })
    },
    async mailDraft({ body }) {
      body.token = (await json('/drafts', { kind: body.kind, answers: {} })).token
      body.email = `mio${++count}@example.com`
    },
    async confirmSubscription({ body }) {
      body.token = await subscribed('/newsletter/confirm')
    },
    async unsubscribe({ query }) {
      query.token = await subscribed()
    },
    async findSubscription({ body }) {
      body.token = await subscribed()
    },
    async changeSubscription({ body }) {
      body.token = await subscribed()
    },
  }

  return {
    base: `${origin}/api/admin`,
    arrange: async (name: string, sent: ExampleRequest) => arrangements[name]?.(sent),
    /** Sends a request from the site's server for a visitor who is logged in. */
    async send(request: Request): Promise<Response> {
      request.headers.set('Authorization', 'Service a secret between the two')
      request.headers.set('X-Visitor-Address', '203.0.113.7')
      request.headers.set('X-Visitor-Account', 'mio')
      return service.fetch(request)
    },
  }
}
