import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createOfficeClient, officeApi } from '../../contract/office/office.ts'
import { isoAfter } from '../../platform/clock.ts'
import { findDueJob } from '../../platform/jobs/claim.ts'
import { queuedJobs } from '../../platform/jobs/queued-jobs-for-tests.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { hasValkey, startValkey } from '../../platform/limits/valkey-for-tests.ts'
import { createLog } from '../../platform/log.ts'
import { mailKind } from '../../platform/mail/outbox.ts'
import { sentMails } from '../../platform/mail/sent-mails-for-tests.ts'
import { onEachDatabase, shareDatabase } from '../../test/databases.ts'
import { rowsOf } from '../../test/rows.ts'
import { checkAudit } from './audit/check-audit.ts'
import { openInbox, statusOf } from './inbox/inbox-for-tests.ts'
import { openOffice, password } from './office-for-tests.ts'
import { openThreeServices } from './three-services-for-tests.ts'

const silent = createLog('silent')
/** Rounds of concurrent calls; races show within a few. */
const rounds = [1, 2, 3, 4, 5, 6]

onEachDatabase('two processes of the office', databases => {
  /** SQLite belongs to one process, which gets two concurrent calls. */
  async function openTwo<A>(open: (shared: typeof databases) => Promise<A>): Promise<readonly [A, A]> {
    if (databases.dialect === 'sqlite') {
      const one = await open(databases)
      return [one, one]
    }
    const shared = await shareDatabase(databases)
    return [await open(shared), await open(shared)]
  }

  describe('with the inbox open', () => {
    /** Two members of staff, each at a process of their own; the first one at the other process too. */
    async function openStaff() {
      const [inbox, other] = await openTwo(openInbox)
      const ada = await inbox.staff('Ada Ito', 'support')
      const ben = await inbox.staff('Ben Roe', 'support')
      const at = (headers: Record<string, string>) =>
        createOfficeClient({ baseUrl: `https://example.com${officeApi}`, fetch: other.office, headers })
      return { inbox, ada, ben: { ...ben, calls: at(ben.headers) }, adaElsewhere: at(ada.headers) }
    }

    test('mail one of two replies to one version, and hold the other with both texts', async () => {
      const { inbox, ada, ben } = await openStaff()
      for (const round of rounds) {
        const params = { reference: await inbox.ask() }
        const replies = await Promise.all(
          [ada, ben].map(async ({ calls, id }) => {
            const body = { act: randomUUID(), version: 0, text: `From ${id}.` }
            return { id, calls, answer: await calls.reply({ params, body }) }
          }),
        )
        expect(await sentMails(inbox.db)).toHaveLength(round)
        const held = replies.find(({ answer }) => answer.held)
        const sent = replies.find(({ answer }) => !answer.held)
        expect(held?.answer.held).toMatchObject([{ kind: 'message', text: `From ${sent?.id}.` }])
        const { draft } = (await held?.calls.getRequest({ params })) ?? {}
        expect(draft?.text).toBe(`From ${held?.id}.`)
      }
      expect((await checkAudit(inbox.db)).wrong).toBe(null)
    })

    test('mail a reply once that comes to both by the same act', async () => {
      const { inbox, ada, adaElsewhere } = await openStaff()
      for (const round of rounds) {
        const params = { reference: await inbox.ask() }
        const body = { act: randomUUID(), version: 0, text: 'Hello.' }
        const answers = await Promise.all(
          [ada.calls, adaElsewhere].map(calls => calls.reply({ params, body })),
        )
        expect(new Set(answers.map(({ event }) => event)).size).toBe(1)
        expect(await sentMails(inbox.db)).toHaveLength(round)
      }
    })

    test('undo a reply or send it, never both', async () => {
      const { inbox, ada } = await openStaff()
      for (const _ of rounds) {
        const reference = await inbox.ask()
        const body = { act: randomUUID(), version: 0, text: 'Too early.' }
        const { event = '' } = await ada.calls.reply({ params: { reference }, body })
        const queue = {
          db: inbox.db as never,
          dialect: databases.dialect,
          close: async () => {},
          ping: async () => {},
        }
        const due = new Date(inbox.in(10_000))
        const [status, job] = await Promise.all([
          statusOf(ada.calls.undoReply({ params: { reference, event } })),
          findDueJob(queue, [mailKind], due, 60_000),
        ])
        expect([status, job === undefined]).toEqual(status === 200 ? [200, true] : [409, false])
      }
    })

    test('merge two requests and keep what is typed meanwhile', async () => {
      const { inbox, ada, ben } = await openStaff()
      for (const _ of rounds) {
        const [source, target] = [await inbox.ask(), await inbox.ask()]
        await ben.calls.keepReplyDraft({ params: { reference: target }, body: { text: 'At the target.' } })
        await ben.calls.keepReplyDraft({ params: { reference: source }, body: { text: 'First.' } })
        await Promise.all([
          ada.calls.mergeRequests({ params: { reference: source }, body: { version: 0, into: target } }),
          ben.calls.keepReplyDraft({ params: { reference: source }, body: { text: 'Second.' } }),
        ])
        const { draft } = await ben.calls.getRequest({ params: { reference: target } })
        expect(draft?.text).toContain('Second.')
        expect(await rowsOf(inbox.db, 'reply_drafts')).not.toContainEqual(
          expect.objectContaining({ text: 'Second.', request_id: await idOf(source) }),
        )
      }
      async function idOf(reference: string) {
        return (await rowsOf(inbox.db, 'requests')).find(row => row.reference === reference)?.id
      }
    })

    test('keep a draft that is typed while a reply is undone', async () => {
      const { inbox, ada, adaElsewhere } = await openStaff()
      for (const _ of rounds) {
        const reference = await inbox.ask()
        const body = { act: randomUUID(), version: 0, text: 'Too early.' }
        const { event = '' } = await ada.calls.reply({ params: { reference }, body })
        await Promise.all([
          ada.calls.undoReply({ params: { reference, event } }),
          adaElsewhere.keepReplyDraft({ params: { reference }, body: { text: 'Something newer.' } }),
        ])
        const { draft } = await ada.calls.getRequest({ params: { reference } })
        expect(draft?.text).toContain('Something newer.')
      }
    })

    test('merge two requests into each other once', async () => {
      const { inbox, ada, ben } = await openStaff()
      for (const _ of rounds) {
        const [a = '', b = ''] = [await inbox.ask(), await inbox.ask()]
        const statuses = await Promise.all([
          statusOf(ada.calls.mergeRequests({ params: { reference: a }, body: { version: 0, into: b } })),
          statusOf(ben.calls.mergeRequests({ params: { reference: b }, body: { version: 0, into: a } })),
        ])
        expect([
          [200, 409],
          [200, 422],
        ]).toContainEqual(statuses.toSorted())
      }
    })

    test('organise the same requests at once in whatever order they are named', async () => {
      const { inbox, ada, ben } = await openStaff()
      const references = await Promise.all(rounds.map(() => inbox.ask()))
      for (const round of rounds) {
        const acts = await Promise.all([
          ada.calls.tag({ body: { references, add: [`tag ${round}`] } }),
          ben.calls.markSpam({ body: { references: references.toReversed(), spam: round % 2 === 1 } }),
        ])
        expect(acts).toEqual([{ changed: rounds.length }, { changed: rounds.length }])
      }
    })
  })

  describe('at the door', () => {
    test('take a code of an authenticator app once', async () => {
      const [office, other] = await openTwo(openOffice)
      const { secret, email } = await office.enter('ada@example.com', 'support')
      for (const _ of rounds) {
        office.pass(30_000)
        other.time.now = office.time.now
        const visitors = [office.browser(), other.browser()]
        for (const visitor of visitors) await visitor.call('logIn', { body: { email, password } })
        const body = { code: office.codeOf(secret) }
        const answers = await Promise.all(visitors.map(each => each.call('giveSecondFactor', { body })))
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
      }
    })

    test('take a recovery code and the link of an invitation once', async () => {
      const [office, other] = await openTwo(openOffice)
      const { recoveryCodes, email } = await office.enter('ada@example.com', 'support')
      other.time.now = office.time.now
      for (const round of rounds) {
        const visitors = [office.browser(), other.browser()]
        for (const visitor of visitors) await visitor.call('logIn', { body: { email, password } })
        const body = { code: recoveryCodes[round] }
        const codes = await Promise.all(visitors.map(each => each.call('giveSecondFactor', { body })))
        expect(codes.map(({ status }) => status).toSorted()).toEqual([200, 401])
        const token = await office.invite(`ben${round}@example.com`, 'support')
        const accepted = await Promise.all(
          [office, other].map(({ browser }, at) =>
            browser().call('acceptInvitation', { body: { token, name: `Ben ${at}`, password } }),
          ),
        )
        expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 404])
      }
      expect((await checkAudit(office.db)).wrong).toBe(null)
    })

    const stores = ['one supervisor', ...(hasValkey() ? ['one cache'] : [])]
    test.each(stores)('count wrong passwords together in %s', async store => {
      const limits = store === 'one cache' ? await openShared() : [await openLimits(null, silent)]
      const allowed = { staffLogInByAccountAndAddress: { points: 10, seconds: 900 } }
      const shared = await shareDatabase(databases)
      const [first, last] = [limits.at(0), limits.at(-1)]
      const office = await openOffice(shared, { allowed, ...(first && { limits: first }) })
      const other = await openOffice(shared, { allowed, ...(last && { limits: last }) })
      const body = { email: 'ada@example.com', password: 'wrong' }
      const statuses: number[] = []
      for (let tries = 0; tries < 11; tries++)
        statuses.push((await (tries % 2 ? other : office).browser().call('logIn', { body })).status)
      expect(statuses).toEqual([...Array(10).fill(401), 429])
    })

    async function openShared() {
      const valkey = await startValkey()
      const limits = [await openLimits(valkey.url, silent), await openLimits(valkey.url, silent)]
      onTestFinished(async () => {
        for (const each of limits) await each.close()
        await valkey.stop()
      })
      await valkey.isReady()
      return limits
    }
  })

  test('decide an application once, and activate its account once', async () => {
    const [one, other] = await openTwo(openThreeServices)
    const support = await one.enter('support')
    const elsewhere = await other.enter('support')
    for (const round of rounds) {
      const reference = await one.send('beta-application', {
        email: `mio${round}@example.com`,
        answers: { devices: ['ipad-a16'] },
      })
      const body = { references: [reference], decision: 'invited' }
      const answers = await Promise.all(
        [support, elsewhere].map(each => each.call('decideApplications', { body })),
      )
      const decided = answers.flatMap(({ json }) => json?.decided)
      expect([decided, answers.flatMap(({ json }) => json?.refused)]).toEqual([
        [reference],
        [{ reference, reason: 'state' }],
      ])
      expect(await sentMails(one.db)).toHaveLength(round)
    }
    const jobs = (await queuedJobs(one.db)).filter(({ kind }) => kind === 'beta-decision')
    expect(jobs).toHaveLength(rounds.length)
    const now = new Date(isoAfter(new Date(), 1000))
    const claimed = await Promise.all(
      [...rounds, ...rounds].map((_, at) =>
        findDueJob((at % 2 ? one : other).database, ['beta-decision'], now, 60_000),
      ),
    )
    expect(claimed.flatMap(job => job?.id ?? []).toSorted()).toEqual(jobs.map(({ id }) => id).toSorted())
  })
})
