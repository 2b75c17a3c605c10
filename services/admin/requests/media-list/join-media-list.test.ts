import { expect, test } from 'vitest'
import { sentMails } from '../../../../platform/mail/sent-mails-for-tests.ts'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { solveCaptcha } from '../../../captcha/proof-for-tests.ts'
import { openAdminService } from '../../service-for-tests.ts'

const ines = {
  name: 'Inês',
  email: 'ines@example.com',
  email2: 'Ines@example.com',
  organisation: 'A sample magazine',
  format: 'print',
  terms: true,
  lang: 'ja',
}

onDatabasesInTurn('the media list', databases => {
  async function open() {
    const service = await openAdminService(databases)
    const proof = async () => {
      const { challenge, no_script_token: noScriptToken } = await (await service.post('/captcha', {})).json()
      return { work: await solveCaptcha(challenge), noScriptToken }
    }
    const join = async (body: object) => {
      const response = await service.post('/media-list', body)
      return { status: response.status, body: await response.json() }
    }
    const mails = () => sentMails(service.db)
    return { ...service, proof, join, mails }
  }

  test('who joins is stored, and gets a mail in the language of the form with a link of their own', async () => {
    const { db, proof, join, mails, get } = await open()
    const { status, body } = await join({ ...ines, captcha: (await proof()).work })
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^M-[2-9A-Z]{8}$/)])
    expect(await rowsOf(db, 'requests')).toMatchObject([
      { name: 'Inês', email: 'ines@example.com', erase_at: null },
    ])
    const [firstMail, notice] = await mails()
    expect([firstMail?.to, firstMail?.subject]).toEqual([
      'ines@example.com',
      `ご登録ありがとうございます：${body.reference}`,
    ])
    expect([notice?.to, notice?.subject]).toEqual([
      'support@example.com',
      `[${body.reference}] Media list: joined`,
    ])
    const href = firstMail?.text.match(/https:\/\/example\.com\/jp\/support\/requests\/(\S+)/)?.[1] ?? ''
    const thread = await (await get(`/support-requests/${href}`)).json()
    expect([thread.kind, thread.answers.organisation]).toEqual(['media-list', 'A sample magazine'])
  })

  test('the same form twice with the same proof is one entry, one mail and one answer', onBoth, async () => {
    const { db, proof, join, mails } = await open()
    const form = { ...ines, captcha: (await proof()).work }
    const [first, second] = await Promise.all([join(form), join(form)])
    expect(second).toEqual(first)
    expect(await join(form)).toEqual(first)
    expect(await rowsOf(db, 'requests')).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  test('a proof that was spent on something else is no proof', async () => {
    const { proof, join } = await open()
    const { work } = await proof()
    await join({ ...ines, captcha: work })
    const { status, body } = await join({ ...ines, name: 'Somebody else', captcha: work })
    expect([status, body.errors.captcha[0].code]).toEqual([422, 'captcha'])
  })

  test.each(['', 'work:', 'work:e30=', 'patience:1.2.3', 'recaptcha:x', 'nonsense'])(
    '%j is no proof',
    async captcha => {
      const { db, join } = await open()
      expect((await join({ ...ines, captcha })).status).toBe(422)
      expect(await rowsOf(db, 'requests')).toEqual([])
    },
  )

  test('a form that comes at once is not taken without scripts', async () => {
    const { proof, join } = await open()
    expect((await join({ ...ines, captcha: (await proof()).noScriptToken })).status).toBe(422)
  })

  test('what is wrong is said field by field, in the language of the form', async () => {
    const { join } = await open()
    const { status, body } = await join({ lang: 'en-US', email: 'a@b.example', email2: 'c@b.example' })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject({
      name: [{ code: 'required', message: 'Required field' }],
      email2: [{ code: 'email_mismatch', message: "Email address doesn't match" }],
      format: [{ code: 'required' }],
      terms: [{ code: 'required' }],
    })
  })

  test('a name cannot begin another header', async () => {
    const { join } = await open()
    const { body } = await join({ ...ines, name: 'Inês\r\nBcc: all@example.com' })
    expect(body.errors.name[0].code).toBe('one_line')
  })

  test('who leaves is forgotten, with everything that waits beside the entry', async () => {
    const { db, proof, join, post } = await open()
    const first = await join({ ...ines, captcha: (await proof()).work })
    await join({ ...ines, organisation: 'Another', captcha: (await proof()).work })
    const { tokenOf } = await import('../reference.ts')
    const reference = first.body.reference as string
    const leave = (token: string) => post(`/support-requests/${reference}/withdrawal`, { token })
    expect((await leave('not-her-token')).status).toBe(404)
    expect((await leave(tokenOf('a secret that signs links', reference))).status).toBe(200)
    expect(await rowsOf(db, 'requests')).toEqual([])
  })
})
