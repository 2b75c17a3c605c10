import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { openFolderStorage } from '../../../platform/storage/folder.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { solveCaptcha } from '../../captcha/proof-for-tests.ts'
import { eraseExpired } from '../requests/erase.ts'
import { openAdminService, today } from '../service-for-tests.ts'
import { startIssue } from './issue-for-tests.ts'
import { isSent, startSending } from './sending-for-tests.ts'

onDatabasesInTurn('the newsletter', databases => {
  async function open() {
    const service = await openAdminService(databases)
    const mails = () => sentMails(service.db)
    const ask = async (path: string, body: object) => (await service.post(path, body)).json()
    const subscribe = async (email: string, more: object = {}) => {
      const { challenge } = await ask('/captcha', {})
      return ask('/newsletter', { email, recaptcha: await solveCaptcha(challenge), ...more })
    }
    const tokenIn = async (path: string) =>
      (await mails())
        .map(({ text }) => new RegExp(`${path}\\?token=(\\S+)`).exec(text)?.[1])
        .findLast(Boolean) ?? ''
    const join = async (email: string, more: object = {}) => {
      await subscribe(email, more)
      await ask('/newsletter/confirm', { token: await tokenIn('/newsletter/confirm') })
    }
    /** Queues the issue, runs a worker, and resolves to the number of sent mails. */
    const send = async (id = 'november') => {
      await startIssue(service.db, id, new Date(`${today}T10:00:00Z`))
      const sender = startSending(service.database)
      await expect.poll(() => isSent(service.db)).toBe(true)
      await sender.stop()
      return sender.issues().length
    }
    return { ...service, mails, ask, subscribe, tokenIn, join, send }
  }

  test('an address is asked first, and counts once it is confirmed', async () => {
    const { subscribe, mails, tokenIn, ask, send } = await open()
    expect(await subscribe('mio@example.com', { language: 'jp', tags: ['dreams'] })).toEqual({
      success: true,
    })
    expect(await send('october')).toBe(0)
    expect((await mails())[0]).toMatchObject({ to: 'mio@example.com', subject: '配信登録の確認' })
    const token = await tokenIn('/jp/newsletter/confirm')
    expect(await ask('/newsletter/confirm', { token: `${token}x` })).toEqual({ success: false })
    expect(await ask('/newsletter/confirm', { token })).toEqual({ success: true })
    expect(await ask('/newsletter/confirm', { token })).toEqual({ success: true })
    expect((await mails()).map(({ subject }) => subject)).toEqual(['配信登録の確認', '登録が完了しました'])
    expect([await send(), await send()]).toEqual([1, 0])
  })

  test('a confirmation that cannot be queued is a failure, and asking again is as if nothing had been', async () => {
    const { db, subscribe, mails, post } = await open()
    await db.schema.alterTable('jobs').renameTo('jobs_out_of_reach').execute()
    const { challenge } = await (await post('/captcha', {})).json()
    const body = { email: 'mio@example.com', recaptcha: await solveCaptcha(challenge) }
    expect((await post('/newsletter', body)).status).toBe(500)
    expect(await rowsOf(db, 'subscribers')).toEqual([])
    await db.schema.alterTable('jobs_out_of_reach').renameTo('jobs').execute()
    expect(await subscribe('mio@example.com')).toEqual({ success: true })
    expect(await mails()).toHaveLength(1)
  })

  test('a link confirms what was chosen with its own form, whatever another form said since', async () => {
    const { subscribe, tokenIn, ask, mails } = await open()
    await subscribe('mio@example.com', { language: 'jp', tags: ['dreams', 'lessons'] })
    const token = await tokenIn('/jp/newsletter/confirm')
    await subscribe('mio@example.com', { language: 'cn', tags: ['company'] })
    const forged = token.replace('dreams', 'company')
    expect(await ask('/newsletter/confirm', { token: forged })).toEqual({ success: false })
    expect(await ask('/newsletter/confirm', { token })).toEqual({ success: true })
    const { subscription } = await ask('/newsletter/preferences/search', {
      token: await tokenIn('/newsletter/preferences'),
    })
    expect(subscription).toEqual({ email: 'mio@example.com', language: 'jp', tags: ['dreams', 'lessons'] })
    expect((await mails()).at(-1)?.subject).toBe('登録が完了しました')
  })

  test('a known address gets the same answer, and keeps what was chosen', async () => {
    const { subscribe, join, mails, ask, tokenIn } = await open()
    await join('mio@example.com', { tags: ['dreams'] })
    expect(await subscribe('MIO@example.com', { tags: ['company'], language: 'cn' })).toEqual({
      success: true,
    })
    expect((await mails()).at(-1)?.subject).toBe('You’re already subscribed')
    const { subscription } = await ask('/newsletter/preferences/search', {
      token: await tokenIn('/newsletter/preferences'),
    })
    expect(subscription).toEqual({ email: 'mio@example.com', language: 'en', tags: ['dreams'] })
  })

  test('a mail program ends it with one click, from another site, by a form', async () => {
    const { join, mails, db, send, fetch } = await open()
    await join('mio@example.com')
    const headers = (await mails()).at(-1)?.headers ?? {}
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = /<(.+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(new URL(address).pathname).toBe('/api/admin/newsletter/unsubscribe')
    const click = () =>
      fetch(
        new Request(address, {
          method: 'POST',
          headers: { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        }),
      )
    expect((await click()).status).toBe(200)
    expect((await click()).status).toBe(200)
    expect(await rowsOf(db, 'subscribers')).toEqual([])
    expect(await rowsOf(db, 'suppressions')).toHaveLength(1)
    expect(await send()).toBe(0)
  })

  test('an unconfirmed subscription is erased at its deadline', async () => {
    const { subscribe, db } = await open()
    await subscribe('mio@example.com')
    await eraseExpired(db, openFolderStorage(tmpdir()), () => new Date('2026-06-22T09:00:00Z'))
    expect(await rowsOf(db, 'subscribers')).toHaveLength(1)
    await eraseExpired(db, openFolderStorage(tmpdir()), () => new Date('2026-06-22T11:00:00Z'))
    expect(await rowsOf(db, 'subscribers')).toEqual([])
  })

  test('one address is not written to all day', async () => {
    const { subscribe, mails } = await open()
    for (let times = 0; times < 5; times++)
      expect(await subscribe('mio@example.com')).toEqual({ success: true })
    expect(await mails()).toHaveLength(3)
  })

  test('subjects and languages that we do not have are refused', async () => {
    const { ask } = await open()
    const { errors } = await ask('/newsletter', {
      email: 'a b@example',
      tags: ['everything'],
      language: 'fr',
    })
    expect(Object.keys(errors).toSorted()).toEqual(['email', 'language', 'tags'])
  })
})
