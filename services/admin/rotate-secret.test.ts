import { expect, test } from 'vitest'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLog } from '../../platform/log.ts'
import { sentMails } from '../../platform/mail/sent-mails-for-tests.ts'
import type { Secret } from '../../platform/signature.ts'
import { onDatabasesInTurn } from '../../test/databases-in-turn.ts'
import { addRows, removeRows, rowsOf } from '../../test/rows.ts'
import { solveCaptcha } from '../captcha/proof-for-tests.ts'
import { openAdminDatabase } from './database-for-tests.ts'
import { findReader } from './newsletter/readers.ts'
import { createAdminService } from './service.ts'
import { origin, today } from './service-for-tests.ts'

const [older, newest] = ['the-older-value-'.repeat(3), 'the-newest-value-'.repeat(3)]

const support = {
  ...{ product: 'dreams', name: 'Mio', email: 'mio@example.com', email2: 'mio@example.com' },
  ...{ question: 'My film has no sound.', code_of_conduct: true, lang: 'ja' },
}

onDatabasesInTurn('a secret that is rotated', databases => {
  async function open() {
    const { db } = await openAdminDatabase(databases)
    let now = new Date(`${today}T10:00:00Z`)
    const started = async (secret: Secret) => {
      const log = createLog('silent')
      const finishUploads = async () => {}
      const service = createAdminService({
        ...{ db, origin, log, serviceSecret: secret, limits: await openLimits(null, log) },
        forms: {
          secret,
          mailHost: 'example.com',
          captcha: { kind: 'proof-of-work', cost: 10 },
          finishUploads,
          eraseFiles: finishUploads,
        },
        clock: () => now,
      })
      const ask = (path: string, body?: object, by = newest) =>
        service(
          new Request(`${origin}/api/admin${path}`, {
            method: body ? 'POST' : 'GET',
            headers: { Authorization: `Service ${by}`, 'Content-Type': 'application/json' },
            ...(body && { body: JSON.stringify(body) }),
          }),
        )
      const offer = async (by = newest) => (await ask('/captcha', {}, by)).json()
      return { ask, offer }
    }
    const tokens = async (path: RegExp) =>
      (await sentMails(db)).flatMap(({ text }) => path.exec(text)?.[1] ?? [])
    const later = (ms: number) => {
      now = new Date(now.getTime() + ms)
    }
    return { db, started, tokens, later }
  }

  test('links and proofs of before stay good, and are refused when the older value is gone', async () => {
    const { started, tokens, later } = await open()
    const before = await started([older])
    const [unused, waited] = [await before.offer(older), await before.offer(older)]
    const { challenge } = await before.offer(older)
    const sent = { ...support, captcha: await solveCaptcha(challenge) }
    const { reference } = await (await before.ask('/support-requests', sent, older)).json()
    const [token = ''] = await tokens(/support\/requests\/\S+token=(\S+)/)
    later(5000)

    const between = await started([newest, older])
    const after = await started([newest])
    const read = ({ ask }: typeof after, by: string) => ask(`/support-requests/${reference}?token=${by}`)
    expect((await read(between, token)).status).toBe(200)
    expect((await read(after, token)).status).toBe(404)

    const proofs = [await solveCaptcha(unused.challenge), waited.no_script_token]
    for (const captcha of proofs) {
      expect((await after.ask('/support-requests', { ...support, captcha })).status).toBe(422)
      expect((await between.ask('/support-requests', { ...support, captcha })).status).toBe(201)
    }
    const [signed] = (await tokens(/support\/requests\/\S+token=(\S+)/)).slice(1)
    expect(signed).not.toBe(token)
  })

  test('the newest value alone signs', async () => {
    const { started, later } = await open()
    const between = await started([newest, older])
    const [{ challenge }, { no_script_token: noScriptToken }] = [await between.offer(), await between.offer()]
    later(5000)
    const after = await started(newest)
    for (const captcha of [await solveCaptcha(challenge), noScriptToken]) {
      expect((await after.ask('/support-requests', { ...support, captcha })).status).toBe(201)
    }
  })

  test('a subscription of before is ended by its link, and the mark of an address that left still holds', async () => {
    const { db, started, tokens } = await open()
    const before = await started(older)
    const join = async (email: string) => {
      const { challenge } = await before.offer(older)
      await before.ask('/newsletter', { email, recaptcha: await solveCaptcha(challenge) }, older)
      const token = (await tokens(/newsletter\/confirm\?token=(\S+)/)).at(-1)
      await before.ask('/newsletter/confirm', { token }, older)
    }
    await join('mio@example.com')
    const [leave = ''] = (await tokens(/newsletter\/preferences\?token=(\S+)/)).slice(-1)
    const subscribers = await rowsOf(db, 'subscribers')
    const between = await started([newest, older])
    const answer = await between.ask('/newsletter/unsubscribe', { token: leave })
    expect(await answer.json()).toEqual({ success: true })
    await removeRows(db, 'suppressions')

    await addRows(db, 'subscribers', subscribers)
    await before.ask('/newsletter/unsubscribe', { token: leave }, older)
    await addRows(db, 'subscribers', subscribers)
    const [{ id = '' } = {}] = subscribers
    const isReader = async (secret: Secret) => (await findReader({ db, secret }, id, [])) !== undefined
    expect([await isReader([newest, older]), await isReader(newest)]).toEqual([false, true])
  })

  test('the site may prove itself to a service by any value, and by no other', async () => {
    const { started } = await open()
    const { ask } = await started([newest, older])
    expect((await ask('/captcha', {}, older)).status).toBe(200)
    expect((await ask('/captcha', {}, newest)).status).toBe(200)
    expect((await ask('/captcha', {}, `${newest},${older}`)).status).toBe(403)
  })
})
