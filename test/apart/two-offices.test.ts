import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bumpRevision } from '../../services/admin/content/revision.ts'
import { checkAudit } from '../../services/office/audit/check-audit.ts'
import { onPostgres } from '../databases.ts'
import { changeRows } from '../rows.ts'
import { openTwoOffices, statusOf } from './two-offices.ts'

const rounds = [1, 2, 3, 4, 5, 6]

onPostgres('two server processes of one office', databases => {
  let offices: Awaited<ReturnType<typeof openTwoOffices>>
  let ada: Awaited<ReturnType<typeof offices.enter>>
  let ben: typeof ada
  beforeAll(async () => {
    offices = await openTwoOffices(databases)
    ada = await offices.enter('ada')
    ben = await offices.enter('ben')
  }, 90_000)
  afterAll(async () => {
    expect((await checkAudit(offices.db as never)).wrong).toBe(null)
    expect(await offices.stop()).toEqual([0, 0])
  })

  test('mail one of two replies to one version, and hold the other with its text', async () => {
    const emails = rounds.map(round => `reply-${round}@example.com`)
    for (const email of emails) {
      const params = { reference: await offices.ask(email) }
      const replies = await Promise.all(
        [ada, ben].map(async (who, at) => {
          const body = { act: randomUUID(), version: 0, text: `Reply ${at}` }
          return { who, text: body.text, answer: await (at ? who.atTwo : who.atOne).reply({ params, body }) }
        }),
      )
      const held = replies.filter(({ answer }) => answer.held)
      expect(held).toHaveLength(1)
      for (const { who, text } of held)
        for (const calls of [who.atOne, who.atTwo])
          expect((await calls.getRequest({ params })).draft?.text).toBe(text)
    }
    await offices.hurry()
    expect(await offices.countMails(emails)).toEqual(rounds.map(() => 1))
  })

  test('take a reply back or send it, never both, whichever process sends', async () => {
    const reply = async (email: string) => {
      const reference = await offices.ask(email)
      const body = { act: randomUUID(), version: 0, text: 'Too early.' }
      const { event = '' } = await ada.atOne.reply({ params: { reference }, body })
      return { reference, event }
    }
    const early = { params: await reply('early@example.com') }
    expect(await statusOf(ada.atTwo.undoReply(early))).toBe(200)
    const late = { params: await reply('late@example.com') }
    const emails = Array.from({ length: 12 }, (_, at) => `undo-${at}@example.com`)
    const sent = await Promise.all(emails.map(reply))
    await offices.hurry()
    // How these fall out depends on the machine.
    const statuses = await Promise.all(
      sent.map(async (params, at) => {
        await sleep(at * 60)
        return statusOf((at % 2 ? ada.atOne : ada.atTwo).undoReply({ params }))
      }),
    )
    const mails = await offices.countMails(['early@example.com', 'late@example.com', ...emails])
    expect(mails).toEqual([0, 1, ...statuses.map(status => (status === 200 ? 0 : 1))])
    expect(await Promise.all([ada.atOne, ada.atTwo].map(calls => statusOf(calls.undoReply(late))))).toEqual([
      409, 409,
    ])
  })

  test('merge two requests into each other once', async () => {
    for (const round of rounds) {
      const email = `merge-${round}@example.com`
      const [a, b] = [await offices.ask(email), await offices.ask(email)]
      const merge = (calls: typeof ada.atOne, reference: string, into: string) =>
        statusOf(calls.mergeRequests({ params: { reference }, body: { version: 0, into } }))
      const statuses = await Promise.all([merge(ada.atOne, a, b), merge(ben.atTwo, b, a)])
      expect([
        [200, 409],
        [200, 422],
      ]).toContainEqual(statuses.toSorted())
    }
  })

  test('decide an application once, with one mail', async () => {
    const emails = rounds.map(round => `beta-${round}@example.com`)
    for (const email of emails) {
      const reference = await offices.ask(email, 'beta-application')
      const body = { references: [reference], decision: 'invited' as const }
      const answers = await Promise.all(
        [ada.atOne, ben.atTwo].map(calls => calls.decideApplications({ body })),
      )
      expect(answers.flatMap(({ decided }) => decided)).toEqual([reference])
      expect(answers.flatMap(({ refused }) => refused)).toEqual([{ reference, reason: 'state' }])
    }
    expect(await offices.countMails(emails)).toEqual(rounds.map(() => 1))
  })

  test('show a text as soon as one of them has published it, of which the other one is notified', async () => {
    const path = '/insight/2026/one-leaf'
    const readBoth = () =>
      Promise.all(offices.servers.map(async ({ origin }) => (await fetch(origin + path)).text()))
    const isListening = () =>
      sql<{ count: number }>`select count(*) from pg_stat_activity
        where application_name = 'site, listening' and datname = current_database()`.execute(offices.db)
    await expect.poll(async () => (await isListening()).rows[0]?.count).toBe(2)
    for (const title of ['One new leaf', 'Another new leaf']) {
      expect((await readBoth()).map(html => html.includes(title))).toEqual([false, false])
      await offices.db.transaction().execute(async trx => {
        await changeRows(trx, 'article_texts', { iso: 'en-US' }, { title })
        await bumpRevision(trx as never, [path.slice(1)])
      })
      // The poll would take ten seconds.
      await expect
        .poll(async () => (await readBoth()).map(html => html.includes(title)), { timeout: 9000 })
        .toEqual([true, true])
    }
  })

  test('refuse a session that has ended in the other', async () => {
    const cleo = await offices.enter('cleo')
    expect((await cleo.atOne.getMe()).email).toBe(cleo.email)
    await cleo.atTwo.logOut()
    expect(await statusOf(cleo.atOne.getMe())).toBe(401)
  })
})
