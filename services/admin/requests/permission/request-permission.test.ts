import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { pathOf } from '../reference.ts'
import { company, individual, openPermissions } from './permission-for-tests.ts'

onDatabasesInTurn('a permission request', databases => {
  test('is stored, and its sender gets the link to every answer in their language', async () => {
    const { db, proof, ask, mails, get } = await openPermissions(databases)
    const { status, body } = await ask({ ...company, lang: 'zh-CN', captcha: await proof() })
    expect([status, body.reference]).toEqual([201, expect.stringMatching(/^P-[2-9A-Z]{8}$/)])
    const [firstMail, notice] = await mails()
    expect([firstMail?.to, firstMail?.subject]).toEqual([
      'ken@example.com',
      `已收到你的许可申请 ${body.reference}`,
    ])
    expect(firstMail?.text).toContain(`/cn/support/requests/${body.reference.toLowerCase()}?token=`)
    for (const typed of ['A Sample Pty Ltd', 'mara@example.com', 'tote bags'])
      expect(firstMail?.text).not.toContain(typed)
    expect(notice?.subject).toBe(`[${body.reference}] New permission request`)
    expect(notice?.text).toContain('Industry: Stationary')
    const [stored] = await rowsOf(db, 'requests')
    expect(stored).toMatchObject({
      name: 'Ken Sample',
      state: 'received',
      erase_at: '2033-06-15T10:00:00.000Z',
    })
    const thread = await (
      await get(pathOf('a secret that signs links', body.reference).replace('/support/', '/support-'))
    ).json()
    expect([thread.kind, thread.licence]).toEqual(['permission', null])
    expect(thread.answers).toMatchObject({
      authorised_name: 'Mara Sample',
      company_name: 'A Sample Pty Ltd',
      usage: 'Printed on two hundred tote bags.\nSold at a school fair.',
    })
  })

  test('of one person goes by their own fields; what belongs to the other branch is not kept', async () => {
    const { db, proof, ask, mails } = await openPermissions(databases)
    const body = { ...individual, company_name: 'Left from before', captcha: await proof() }
    expect((await ask(body)).status).toBe(201)
    expect((await mails())[0]?.to).toBe('ines@example.com')
    const [stored] = await rowsOf(db, 'requests')
    expect(stored?.answers).not.toContain('Left from before')
  })

  test('twice with the same proof is one request', onBoth, async () => {
    const { db, proof, ask } = await openPermissions(databases)
    const form = { ...individual, captcha: await proof() }
    const [first, second] = await Promise.all([ask(form), ask(form)])
    expect(second).toEqual(first)
    expect(await rowsOf(db, 'requests')).toHaveLength(1)
  })

  test('says what is missing in the branch that was taken', async () => {
    const { ask } = await openPermissions(databases)
    const nothing = await ask({})
    expect(Object.keys(nothing.body.errors)).toEqual([
      ...['marks', 'usage', 'period', 'regions', 'urls'],
      ...['is_company', 'industry', 'not_for_profit', 'turnover'],
    ])
    const half = await ask({ is_company: 'yes', period: '-1', industry: '-1', contact_is_authorised: 'no' })
    expect(half.body.errors).toMatchObject({
      period_detail: [{ code: 'required' }],
      industry_detail: [{ code: 'required' }],
      authorised_name: [{ code: 'required' }],
      authorised_email: [{ code: 'required' }],
    })
    expect(half.body.errors.full_name).toBeUndefined()
  })

  test.each([
    ['period', '4', 'choice'],
    ['period', 1, 'invalid'],
    ['industry', '11', 'choice'],
    ['is_company', 'perhaps', 'choice'],
    ['turnover', '', 'required'],
    ['marks', ' \n ', 'required'],
    ['usage', 'x'.repeat(5001), 'too_long'],
    ['usage', 'x'.repeat(7000), 'too_long'],
    ['email', 'ines@example', 'email'],
    ['email', 'ines@example.com, all@example.com', 'email'],
    ['full_name', 'Ines\r\nBcc: all@example.com', 'one_line'],
    ['full_name', ['Ines'], 'invalid'],
    ['address', null, 'invalid'],
  ])('does not take every %s: $#', async (field, value, code) => {
    const { db, ask } = await openPermissions(databases)
    const { status, body } = await ask({ ...individual, [field]: value })
    expect([status, body.errors[field][0].code]).toEqual([422, code])
    expect(await rowsOf(db, 'requests')).toEqual([])
  })

  test.each(['website', 'constructor', 'hasOwnProperty'])('has no field %s', async field => {
    const { ask } = await openPermissions(databases)
    expect((await ask({ ...individual, [field]: 'x' })).status).toBe(422)
  })

  test('does not come in again and again from one address', async () => {
    const { ask, db } = await openPermissions(databases, { submitByAddress: { points: 2, seconds: 3600 } })
    const statuses: number[] = []
    for (let at = 0; at < 4; at++) statuses.push((await ask(individual)).status)
    expect(statuses).toEqual([422, 422, 429, 429])
    expect(await rowsOf(db, 'requests')).toEqual([])
  })

  test('user input does not fill in variables of the notice to staff', async () => {
    const { proof, ask, mails } = await openPermissions(databases)
    await ask({ ...individual, marks: '{reference} {name} {colon}', captcha: await proof() })
    expect((await mails())[1]?.text).toContain('{ reference } { name } { colon }')
  })
})
