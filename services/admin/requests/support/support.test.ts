import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { sentMails } from '../../../../platform/mail/sent-mails-for-tests.ts'
import { openFolderStorage } from '../../../../platform/storage/folder.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { changeRows, rowsOf } from '../../../../test/rows.ts'
import { solveCaptcha } from '../../../captcha/proof-for-tests.ts'
import { openAdminService, today } from '../../service-for-tests.ts'
import { addUpload } from '../../uploads/add-upload-for-tests.ts'
import { cellOf } from '../csv.ts'
import { eraseExpired } from '../erase.ts'
import { tokenOf } from '../reference.ts'
import { exportRequests } from '../staff/export-requests.ts'

const secret = 'a secret that signs links'
const mio = {
  ...{ product: 'dreams', name: 'Mio', email: 'mio@example.com', email2: 'mio@example.com' },
  ...{ question: 'My film has no sound.', code_of_conduct: true, lang: 'ja' },
}

onDatabasesInTurn('support requests', databases => {
  async function open() {
    const service = await openAdminService(databases)
    const { db } = service
    const ask = async (body: object, given?: string) => {
      const { challenge } = await (await service.post('/captcha', {})).json()
      const captcha = given ?? (await solveCaptcha(challenge))
      const response = await service.post('/support-requests', { ...mio, ...body, captcha })
      return { status: response.status, captcha, body: await response.json() }
    }
    const attach = (id: string, state: 'complete' | 'uploading' | 'failed' = 'complete') =>
      addUpload(db, { id, state, created_at: `${today}T09:00:00Z` })
    const thread = async (reference: string) =>
      (await service.get(`/support-requests/${reference}?token=${tokenOf(secret, reference)}`)).json()
    const reply = (reference: string, body: object) =>
      service.post(`/support-requests/${reference}/replies`, { token: tokenOf(secret, reference), ...body })
    const mails = () => sentMails(db)
    return { ...service, ask, attach, thread, reply, mails }
  }

  const one = 'a'.repeat(32)
  const two = 'b'.repeat(32)

  test('its files go with it, and its sender sees their names', async () => {
    const { ask, attach, thread } = await open()
    await attach(one)
    const { status, body } = await ask({ uploads: [one] })
    expect(status).toBe(201)
    expect((await thread(body.reference)).files).toMatchObject([{ id: one, name: `${one}.png`, size: 12 }])
  })

  test.each([
    ['uploading', 'uploading'],
    ['failed', 'upload_failed'],
    ['unknown', 'upload_failed'],
  ] as const)('with a file that is %s nothing is stored', async (state, code) => {
    const { db, ask, attach, mails } = await open()
    await attach(one)
    if (state !== 'unknown') await attach(two, state)
    const { status, body } = await ask({ uploads: [one, two] })
    expect([status, body.errors.uploads[0].code]).toEqual([422, code])
    expect(await rowsOf(db, 'requests')).toEqual([])
    expect((await rowsOf(db, 'uploads')).filter(({ request_id }) => request_id !== null)).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('the files of one request are nobody else’s', async () => {
    const { ask, attach } = await open()
    await attach(one)
    await ask({ uploads: [one] })
    expect((await ask({ uploads: [one], name: 'Somebody else' })).status).toBe(422)
  })

  test('a reply is said once however often it is pressed, and opens the request again', async () => {
    const { db, ask, attach, thread, reply } = await open()
    const { reference } = (await ask({})).body
    await changeRows(db, 'requests', { reference }, { state: 'closed' })
    await attach(two)
    await reply(reference, { text: 'It is back.', uploads: [two] })
    await reply(reference, { text: 'It is back.', uploads: [two] })
    const { state, events, files } = await thread(reference)
    expect(state).toBe('received')
    expect(events.filter(({ text }: { text: string | null }) => text === 'It is back.')).toHaveLength(1)
    expect(files).toHaveLength(1)
  })

  test('a request whose retention has ended is deleted with its files', async () => {
    const { db, ask, attach } = await open()
    await attach(one)
    await ask({ uploads: [one] })
    const storage = openFolderStorage(tmpdir())
    await eraseExpired(db, storage, () => new Date('2028-06-14T00:00:00Z'))
    expect(await rowsOf(db, 'uploads')).toHaveLength(1)
    await eraseExpired(db, storage, () => new Date('2028-06-16T00:00:00Z'))
    expect(await rowsOf(db, 'uploads')).toEqual([])
    expect(await rowsOf(db, 'requests')).toEqual([])
  })

  test('the table for spreadsheets has every answer and no formula', async () => {
    const { db, ask } = await open()
    await ask({ name: '=HYPERLINK("http://x.example")', question: '"quoted", and more' })
    let table = ''
    for await (const rows of exportRequests(db)) table += rows
    expect(table.split('\r\n')[0]).toContain('"product","question"')
    expect(table).toContain(`"'=HYPERLINK(""http://x.example"")"`)
    expect(table).toContain('"""quoted"", and more"')
  })
})

test.each(['=1', '+1', '-1', '@x', ' =1', '\t=1', '\r=1', '\u200b=1', '＝1', '|x', '%x'])(
  'the cell %j is text',
  value => {
    expect(cellOf(value).startsWith(`"'`)).toBe(true)
  },
)

test.each(['Ines', 'a=b', '3 − 1', ''])('the cell %j stays as it is', value => {
  expect(cellOf(value)).toBe(`"${value}"`)
})
