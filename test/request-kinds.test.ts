import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isStored, listAnswerFields } from '../contract/requests/answer-fields.ts'
import { requestDescriptions } from '../contract/requests/descriptions.ts'
import type { RequestDescription } from '../contract/requests/request-description.ts'
import type { RequestKind } from '../contract/requests.ts'
import { isConfidential, mailboxOf } from '../services/admin/requests/mails/mailbox.ts'
import { createVisitor } from './cookie-jar.ts'
import { fillInForm, type Samples, samplesFor } from './fill-in-form.ts'
import { queryHtml } from './html.ts'
import { linkInMail, readMails, textOf } from './mails.ts'
import { confirmWho, openStaff } from './office/staff.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const serviceSecret = 'a secret of the test that is long enough'
let testServer: TestServer
let staff: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
  testServer = await openTestServer({ env: { SERVICE_SECRET: serviceSecret } })
  staff = await openStaff(testServer, 'Ada Moss', 'administrator', 'careers')
  await staff.visitor.open('/office/export')
  await confirmWho(staff)
})
afterAll(() => testServer.close())

const { permission, 'position-application': application, 'made-with': work, ...others } = requestDescriptions
const other = { period: '-1', industry: '-1' }
const walks: readonly (readonly [what: string, description: RequestDescription, more: Samples])[] = [
  ...Object.values(others).map(each => [each.kind, each, {}] as const),
  ['permission, a company', permission, { ...other, is_company: 'yes', contact_is_authorised: 'no' }],
  [
    application.kind,
    { ...application, page: '/careers/brush-maker/apply' },
    { portfolio: 'https://example.com/a' },
  ],
  [work.kind, work, { link: 'https://example.com/a' }],
  ['permission, an individual', permission, { ...other, is_company: 'no' }],
]

/** The readable text of each answer, by its field, with its label. */
function readable(description: RequestDescription, samples: Samples) {
  const { copies, titlesIn, isApplicable = () => true, schema } = description
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...copies.en.options,
    ...titlesIn?.('en', copies.en),
  }
  return listAnswerFields(schema)
    .filter(field => isStored(field) && isApplicable(field.name, samples))
    .map(({ name, kind }) => {
      const given = [samples[name] ?? ''].flat().map(id => (kind === 'yes-no' ? 'yes' : id))
      const isOther = Object.hasOwn(description.details ?? {}, name)
      const values = given.map(id => (isOther ? '' : (titles[name]?.[id] ?? id)))
      return { name, label: copies.en.fields[name] ?? '', values }
    })
}

/** What staff read of a request in the office, and the columns of their export. */
async function inTheOffice(reference: string) {
  const { visitor } = staff
  await visitor.open(`/office/inbox/requests/${reference.toLowerCase()}`)
  const table = await (await visitor.fetch('/office/files/export.csv')).text()
  return { shown: visitor.read(), columns: table.split('\r\n')[0] ?? '' }
}

/** The text of the mail to staff about a request; empty while there is none. Its subject holds the reference. */
async function findNotice(kind: RequestKind, reference: string): Promise<string> {
  const mails = await readMails(testServer, mailboxOf(kind, testServer.settings.supportHost))
  const notice = mails.find(mail => mail.includes(reference))
  return notice === undefined ? '' : textOf(notice)
}

async function exported(email: string, reference: string) {
  const response = await testServer.fetch('/api/admin/account-records/export', {
    method: 'POST',
    headers: {
      Authorization: `Service ${serviceSecret}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ account: 'nobody', email }),
  })
  const { records } = await response.json()
  return records.requests.find((request: { reference: string }) => request.reference === reference)
}

describe('each field of each kind of request', () => {
  test.each(walks)(
    'is asked, kept, mailed to staff, and shown to its sender, in the export and to staff: %s',
    async (what, description, more) => {
      const email = `${what.replaceAll(/\W+/g, '-')}@example.com`
      const samples = samplesFor(description, email, more)
      const visitor = createVisitor(testServer)
      const { reference, rendered } = await fillInForm(visitor, description, samples)
      const { isApplicable = () => true, schema } = description
      const asked = listAnswerFields(schema).filter(({ name }) => isApplicable(name, samples))
      expect(asked.map(({ name }) => name).filter(name => !rendered.has(name))).toEqual([])

      let notice = ''
      await expect
        .poll(
          async () => {
            notice = await findNotice(description.kind, reference)
            return notice
          },
          { timeout: 15_000 },
        )
        .not.toBe('')
      const path = await linkInMail(testServer, email, `/support/requests/${reference.toLowerCase()}`)
      const thread = queryHtml((await visitor.open(path)).html).text()
      const { shown, columns } = await inTheOffice(reference)
      const record = await exported(email, reference)
      const text = JSON.stringify(record)

      for (const { name, label, values } of readable(description, samples)) {
        for (const value of values) {
          const isMailed = !isConfidential(description.kind)
          if (!isMailed) expect(notice).not.toContain(value)
          const lost = Object.entries({ ...(isMailed && { notice }), thread, shown, text })
            .filter(([, where]) => !where.includes(value))
            .map(([where]) => `${name}: ${value} is missing in ${where}`)
          expect(lost).toEqual([])
        }
        if (label !== '') expect([name, thread.includes(label)]).toEqual([name, true])
        const hasColumn = columns.includes(`"${name}"`)
        expect([name, hasColumn]).toEqual([name, true])
      }
      const isCv = description.kind === application.kind
      const file = { [application.kind]: 'sample.pdf', [work.kind]: 'sample.png' }[description.kind]
      const files = asked.filter(({ kind }) => kind === 'files').map(() => file ?? 'sample.txt')
      for (const name of files)
        expect([
          isCv || notice.includes(`${description.copies.en.fields.uploads}: 1`),
          thread.includes(name),
          shown.includes(name),
          text.includes(name),
        ]).toEqual([...[true, true, true, true]])
    },
  )
})
