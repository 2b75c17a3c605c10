import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { openPermissions } from '../permission/permission-for-tests.ts'

onDatabasesInTurn('the link to a saved form', databases => {
  async function open() {
    const service = await openPermissions(databases)
    const answers = { marks: 'The hill' }
    const { token } = await (await service.post('/drafts', { kind: 'permission', answers })).json()
    const mail = async (more: object, visitor?: string) => {
      const body = { kind: 'permission', token, email: 'ines@example.com', lang: 'en-US', ...more }
      const response = await service.post('/drafts/mail', body, visitor)
      return { status: response.status, body: await response.json() }
    }
    return { ...service, token, mail }
  }

  test('comes by mail with the day until which it is good, and with nothing of what was typed', async () => {
    const { mail, mails, token } = await open()
    expect(await mail({})).toEqual({ status: 200, body: { expires_at: '2026-09-13T10:00:00.000Z' } })
    const [firstMail] = await mails()
    expect(firstMail?.text).toContain(`https://example.com/legal/trademark-use-application?resume=${token}`)
    expect(firstMail?.text).toContain('until September 13, 2026')
    expect(firstMail?.text).not.toContain('The hill')
  })

  test('goes to one real address, and only while something is kept', async () => {
    const { mail, mails, post, token } = await open()
    expect((await mail({ email: 'nobody' })).body.errors.email[0].code).toBe('email')
    expect((await mail({ token: 'another' })).status).toBe(404)
    expect((await mail({ kind: 'support' })).status).toBe(404)
    await post('/drafts/removal', { token })
    expect((await mail({})).status).toBe(404)
    expect(await mails()).toEqual([])
  })

  test('is not sent to one address again and again, whoever asks', async () => {
    const { mail, mails } = await open()
    const statuses: number[] = []
    for (let at = 1; at < 6; at++) {
      statuses.push(
        (await mail({ email: `${at % 2 ? 'Ines' : 'ines'}@example.com` }, `203.0.113.${at}`)).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await mails()).toHaveLength(3)
  })
})
