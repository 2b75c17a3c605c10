import { expect, test } from 'vitest'
import { sentMails } from '../../../../platform/mail/sent-mails-for-tests.ts'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { solveCaptcha } from '../../../captcha/proof-for-tests.ts'
import { openAdminService, origin, today } from '../../service-for-tests.ts'
import type { Dependencies } from '../dependencies.ts'
import { tokenOf } from '../reference.ts'
import type { Decision } from './decide-application.ts'
import { decideApplication } from './decide-for-tests.ts'

const mei = {
  name: '陈美',
  email: 'mei@example.com',
  email2: 'Mei@example.com',
  device_language: 'zh-Hans',
  familiarity: ['planning', 'sketching'],
  devices: ['ipad-a16', 'not-listed'],
  message: 'I draw on trains.',
  code_of_conduct: true,
  terms: true,
  lang: 'zh-CN',
}
const secret = 'a secret that signs links'
const agreement = (title: string, text: string) =>
  `---\ntitle: "${title}"\ndescription: "d"\n---\n\n${text}\n`

onDatabasesInTurn('beta applications', databases => {
  async function open() {
    const service = await openAdminService(databases, {
      'legal/beta-agreement/document.yaml': 'effective: 2026-06-01',
      'legal/beta-agreement/en.md': agreement('Beta agreement', 'What you see stays {here}.'),
      'legal/beta-agreement/cn.md': agreement('测试协议', '你看到的内容不外传。'),
      'legal/beta-agreement/jp.md': agreement('ベータ契約書', '見たものは外に出しません。'),
    })
    const { db, post } = service
    const proof = async () => solveCaptcha((await (await post('/captcha', {})).json()).challenge)
    const apply = async (form: object, account?: string) => {
      const body = { captcha: await proof(), ...form }
      const response = await post('/beta-applications', body, undefined, undefined, account)
      return { status: response.status, body: await response.json() }
    }
    const sign = async (reference: string, form: object = {}) => {
      const token = tokenOf(secret, reference)
      const body = { token, name: 'Chen Mei', agreed: true, lang: 'zh-CN', ...form }
      const response = await post(`/support-requests/${reference}/signature`, body)
      return { status: response.status, body: await response.json() }
    }
    const staff = { db, secret, origin, mailHost: 'example.com', clock: () => new Date(`${today}T11:00:00Z`) }
    const thread = async (reference: string) =>
      (await service.get(`/support-requests/${reference}?token=${tokenOf(secret, reference)}`)).json()
    const mailsTo = async (to = 'mei@example.com') => (await sentMails(db)).filter(mail => mail.to === to)
    return {
      ...service,
      proof,
      apply,
      sign,
      thread,
      /** Confirms with the newest mail. */
      async confirmChange() {
        const [, path, token] =
          /support\/requests\/([\w-]+)\?token=(\S+)/.exec((await mailsTo()).at(-1)?.text ?? '') ?? []
        return (await post(`/support-requests/${path}/confirmation`, { token })).status
      },
      decide: (reference: string, decision: Decision) =>
        decideApplication(staff as Dependencies, reference, decision),
      rows: async () => (await rowsOf(db, 'requests')).filter(({ changes_id }) => changes_id === null),
      mails: mailsTo,
    }
  }

  test('an application is stored as it was sent, and confirmed in the language of the form', async () => {
    const { apply, rows, mails } = await open()
    const { status, body } = await apply(mei)
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^B-[2-9A-Z]{8}$/)])
    const [row] = await rows()
    expect([row?.state, JSON.parse(row?.answers ?? '')]).toEqual([
      'received',
      {
        device_language: 'zh-Hans',
        familiarity: ['sketching', 'planning'],
        devices: ['ipad-a16', 'not-listed'],
        message: 'I draw on trains.',
      },
    ])
    const [firstMail] = await mails()
    expect(firstMail?.subject).toBe(`你的测试申请 ${body.reference}`)
    expect(firstMail?.text).toContain(
      `https://example.com/cn/support/requests/${body.reference.toLowerCase()}?token=`,
    )
    expect((await mails('support@example.com'))[0]?.text).toContain(
      "Devices: iPad (A16), My device isn't listed here",
    )
  })

  test('a double click is one application and one mail', onBoth, async () => {
    const { apply, proof, rows, mails } = await open()
    const form = { ...mei, captcha: await proof() }
    const [first, second] = await Promise.all([apply(form), apply(form)])
    expect(second).toEqual(first)
    expect(await rows()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('two of one address at once are one application, whichever came first', onBoth, async () => {
    const { apply, proof, rows } = await open()
    const forms = await Promise.all(
      ['ipad-a16', 'iphone-17', 'not-listed'].map(async device => ({
        ...mei,
        devices: [device],
        captcha: await proof(),
      })),
    )
    const answers = await Promise.all(forms.map(form => apply(form)))
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers.map(({ body }) => body.reference)).toContain(row?.reference)
  })

  test('an application that is declined or withdrawn is over: the next is another one', async () => {
    const { apply, decide, post } = await open()
    const { body: first } = await apply(mei)
    expect(await decide(first.reference, 'declined')).toBe(true)
    const { body: second } = await apply(mei)
    expect(second.reference).not.toBe(first.reference)
    const token = tokenOf(secret, second.reference)
    expect((await post(`/support-requests/${second.reference}/withdrawal`, { token })).status).toBe(200)
    expect([first.reference, second.reference]).not.toContain((await apply(mei)).body.reference)
  })

  test('an account holds what it sent itself, and nothing that came from elsewhere with that address', async () => {
    const { apply, rows, get } = await open()
    const { body: anonymous } = await apply(mei)
    await apply({ ...mei, name: 'Not her' }, 'mallory')
    expect((await rows()).map(row => [row.reference, row.account_id])).toEqual([[anonymous.reference, null]])
    const held = await get('/account-requests', {
      Authorization: 'Service a secret between the two',
      'X-Visitor-Account': 'mallory',
    })
    expect(await held.json()).toEqual({ requests: [] })
    const other = { ...mei, email: 'noor@example.com', email2: 'noor@example.com' }
    const { body: before } = await apply(other, 'mallory')
    expect((await apply({ ...other, name: 'Noor' }, 'noor')).body.reference).not.toBe(before.reference)
    expect((await apply({ ...other, name: 'Noor again' })).body.reference).not.toBe(before.reference)
  })

  test('an invitation leads to the agreement; what is signed is mailed, once', async () => {
    const { apply, decide, sign, mails, thread } = await open()
    const { reference } = (await apply(mei)).body
    expect((await sign(reference)).status).toBe(409)
    expect(await decide(reference, 'in-review')).toBe(true)
    expect(await mails()).toHaveLength(1)
    expect(await decide(reference, 'invited')).toBe(true)
    expect((await mails())[1]?.text).toContain(
      `/cn/support/requests/${reference.toLowerCase()}/agreement?token=`,
    )
    const answers = await Promise.all([sign(reference), sign(reference)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await sign(reference, { name: 'Another' })).status).toBe(200)
    const [, , copy, ...more] = await mails()
    expect(more).toEqual([])
    expect(copy?.subject).toBe(`你为 ${reference} 签署的内容：测试协议`)
    expect(copy?.text).toContain('你看到的内容不外传。')
    expect(copy?.text).not.toContain('Chen Mei')
    expect(copy?.text).toContain('已于2026年6月15日签署')
    expect(copy?.text).toContain('自2026年6月1日起')
    const { state, answers: kept } = await thread(reference)
    expect([state, kept.agreement]).toEqual([
      'invited',
      { name: 'Chen Mei', at: '2026-06-15T10:00:00.000Z', iso: 'zh-CN', effective: '2026-06-01' },
    ])
  })

  test('braces in the agreement are not filled in, and who has signed stays signed', async () => {
    const { apply, decide, sign, mails, thread, confirmChange } = await open()
    const { reference } = (await apply({ ...mei, lang: 'en-US' })).body
    await decide(reference, 'invited')
    await sign(reference, { lang: 'en-US' })
    expect((await mails()).at(-1)?.text).toContain('What you see stays { here }.')
    await apply({ ...mei, message: 'Another device now.', lang: 'en-US' })
    expect(await confirmChange()).toBe(200)
    const { answers } = await thread(reference)
    expect([answers.agreement.name, answers.message]).toEqual(['Chen Mei', 'Another device now.'])
  })

  test('a signature needs a name, the agreement and the token of the application', async () => {
    const { apply, decide, sign } = await open()
    const { reference } = (await apply(mei)).body
    await decide(reference, 'invited')
    const { status, body } = await sign(reference, { name: ' ', agreed: false })
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['agreed', 'name']])
    expect((await sign(reference, { token: 'not-hers' })).status).toBe(404)
  })

  test('a decision is final, and an unknown application cannot be decided', async () => {
    const { apply, decide } = await open()
    const { reference } = (await apply(mei)).body
    expect(await decide(reference, 'declined')).toBe(true)
    expect(await decide(reference, 'invited')).toBe(false)
    expect(await decide('B-22222222', 'invited')).toBe(false)
  })

  test.each([
    ['familiarity', 'required', []],
    ['familiarity', 'invalid', 'painting'],
    ['familiarity', 'choice', ['knitting']],
    ['devices', 'required', undefined],
    ['devices', 'choice', [{}]],
    ['device_language', 'choice', 'tlh'],
    ['device_language', 'required', ''],
    ['name', 'one_line', '陈美\r\nBcc: all@example.com'],
    ['email', 'email', 'mei@'],
    ['email2', 'email_mismatch', 'may@example.com'],
    ['message', 'too_long', 'x'.repeat(3001)],
    ['code_of_conduct', 'required', false],
    ['terms', 'invalid', 'yes'],
  ])('%s can be refused as %s', async (field, reason, value) => {
    const { apply, rows } = await open()
    const { status, body } = await apply({ ...mei, captcha: 'not looked at', [field]: value })
    expect([status, Object.keys(body.errors), body.errors[field]?.[0].code]).toEqual([422, [field], reason])
    expect(await rows()).toEqual([])
  })
})
