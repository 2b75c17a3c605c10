import { expect, test } from 'vitest'
import { sentMails } from '../../../../platform/mail/sent-mails-for-tests.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { addRows, changeRows, rowsOf } from '../../../../test/rows.ts'
import { solveCaptcha } from '../../../captcha/proof-for-tests.ts'
import { positionFiles } from '../../content/import/folder-for-tests.ts'
import { openAdminService, today } from '../../service-for-tests.ts'
import { exportRecords } from '../account-records/export-records.ts'
import { tokenOf } from '../reference.ts'

const secret = 'a secret that signs links'
const application = {
  name: 'Mio Tanaka',
  email: 'mio@example.com',
  portfolio: 'https://example.com/mio',
  message: 'I grind my own charcoal.',
  keep: false,
  consent: true,
  lang: 'ja',
}

onDatabasesInTurn('an application for a position', databases => {
  async function open() {
    const files = {
      ...positionFiles('closed', { closed_on: today }),
      ...positionFiles('later', { opened_on: '2027-01-01' }),
    }
    const service = await openAdminService(databases, files)
    const { db, storage, post } = service
    let uploads = 0
    const upload = async (type = 'application/pdf', size = 12, state: 'complete' | 'failed' = 'complete') => {
      const id = String(++uploads).padStart(32, 'a')
      await storage.put(`attachments/${id}`, Buffer.from('%PDF-1.7 cv!'), { type, size: 12 })
      const at = `${today}T09:00:00.000Z`
      await addRows(db, 'uploads', [
        {
          ...{ id, name: 'cv.pdf', size, type, state, reason: null, request_id: null },
          ...{ storage_key: `attachments/${id}`, created_at: at, completed_at: at },
        },
      ])
      return id
    }
    const apply = async (more: object = {}, slug = 'brush-maker') => {
      const captcha = await solveCaptcha((await (await post('/captcha', {})).json()).challenge)
      const response = await post(`/careers/positions/${slug}/applications`, {
        ...application,
        captcha,
        ...more,
      })
      return { status: response.status, body: await response.json() }
    }
    return { ...service, upload, apply }
  }

  test('is kept for six months, or two years by consent; its sender gets a mail, and the mailbox of the team no word of it', async () => {
    const { db, upload, apply } = await open()
    const { status, body } = await apply({ uploads: [await upload()] })
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^A-[2-9A-Z]{8}$/)])
    expect((await apply({ uploads: [await upload()], keep: true })).status).toBe(201)
    const rows = await rowsOf(db, 'requests')
    expect(rows.map(({ team, erase_at }) => [team, erase_at?.slice(0, 10)])).toEqual([
      ['careers', '2026-12-15'],
      ['careers', '2028-06-15'],
    ])
    expect(JSON.parse(rows[0]?.answers ?? '')).toMatchObject({
      ...{ position: 'brush-maker in jp', position_page: '/careers/brush-maker' },
      portfolio: 'https://example.com/mio',
    })
    const [toSender, notice] = await sentMails(db)
    expect([toSender?.to, toSender?.replyTo]).toEqual(['mio@example.com', 'careers@example.com'])
    expect(toSender?.subject).toBe(`ご応募 ${body.reference} を受け付けました`)
    expect([notice?.to, notice?.replyTo]).toEqual(['careers@example.com', 'careers@example.com'])
    expect(notice?.text).toContain(`/office/inbox/requests/${body.reference.toLowerCase()}`)
    expect(JSON.stringify(notice)).not.toMatch(/Mio|mio@|charcoal|example\.com\/mio/)
    const { requests } = await exportRecords({ db, secret }, {
      account: null,
      email: 'mio@example.com',
    } as never)
    expect(requests[0]?.files).toEqual([{ name: 'cv.pdf', size: 12, type: 'application/pdf' }])
  })

  test('has one CV, which is a PDF of at most 10 MB, and a portfolio on the web', async () => {
    const { db, upload, apply } = await open()
    const faults = async (more: object) => {
      const { status, body } = await apply(more)
      const { uploads, portfolio, consent } = body.errors ?? {}
      return [status, [uploads, portfolio, consent].flatMap(each => (each ? [each[0].code] : []))]
    }
    expect(await faults({ uploads: [await upload('image/png')] })).toEqual([422, ['pdf']])
    expect(await faults({ uploads: [await upload('application/pdf', 10 * 1024 * 1024 + 1)] })).toEqual([
      422,
      ['pdf'],
    ])
    expect(await faults({ uploads: [] })).toEqual([422, ['required']])
    expect(await faults({ uploads: ['f'.repeat(32)] })).toEqual([422, ['upload_failed']])
    expect(await faults({ uploads: [await upload(), await upload()] })).toEqual([422, ['too_many']])
    const uploads = [await upload()]
    for (const portfolio of [
      'javascript:alert(1)',
      'data:text/html,x',
      'example.com',
      'https://a:b@example.com',
    ])
      expect([portfolio, await faults({ uploads, portfolio })]).toEqual([portfolio, [422, ['link']]])
    expect(await faults({ uploads, consent: false })).toEqual([422, ['required']])
    expect(await rowsOf(db, 'requests')).toEqual([])
    expect(await faults({ uploads, portfolio: '' })).toEqual([201, []])
  })

  test('is not taken for a position that is closed, not open yet or unknown', async () => {
    const { db, upload, apply } = await open()
    const uploads = [await upload()]
    for (const [slug, expected] of [
      ['closed', 409],
      ['later', 404],
      ['nobody', 404],
      ['__proto__', 404],
    ] as const)
      expect([slug, (await apply({ uploads }, slug)).status]).toEqual([slug, expected])
    expect(await rowsOf(db, 'requests')).toEqual([])
  })

  test('is erased with its file at once when its sender says so, whatever was decided', async () => {
    const { db, storage, upload, apply, post, get } = await open()
    const id = await upload()
    const { reference } = (await apply({ uploads: [id] })).body
    await changeRows(db, 'requests', { reference }, { state: 'closed' })
    const token = tokenOf(secret, reference)
    expect((await post(`/support-requests/${reference}/withdrawal`, { token })).status).toBe(200)
    expect([await rowsOf(db, 'requests'), await rowsOf(db, 'uploads')]).toEqual([[], []])
    expect(await storage.get(`attachments/${id}`)).toBe(null)
    expect((await get(`/support-requests/${reference}?token=${token}`)).status).toBe(404)
  })
})
