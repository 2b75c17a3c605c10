import { describe, expect, test } from 'vitest'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { formatDay } from '../../../mail/format-day.ts'
import { mailboxOf } from '../../../mail/recipient-limit.ts'
import * as newsletterWords from '../../newsletter/email-templates.ts'
import { today } from '../../service-for-tests.ts'
import { decideApplication } from '../beta/decide-for-tests.ts'
import * as betaWords from '../beta/email-templates.ts'
import { changeable, openForms, secret } from '../changes/changes-for-tests.ts'
import * as draftWords from '../mail-draft/email-templates.ts'
import * as mediaWords from '../media-list/email-templates.ts'
import * as permissionWords from '../permission/email-templates.ts'
import { company, decidePermission, individual } from '../permission/permission-for-tests.ts'
import { watchLicences } from '../permission/watch-licences.ts'
import { tokenOf } from '../reference.ts'
import * as staffWords from '../staff/email-templates.ts'
import { writeAnswer } from '../staff/write-answer.ts'
import * as supportWords from '../support/email-templates.ts'

const support = { product: 'dreams', question: 'My film has no sound.', code_of_conduct: true }
const [[, , entry], [, , application]] = changeable
const bait = 'https://spam.example'

const modules = {
  ...{ betaWords, draftWords, mediaWords, newsletterWords, permissionWords, staffWords, supportWords },
}

describe('the words of mails', () => {
  test('have no place for what the sender of a form has typed', () => {
    const ours = [
      'reference',
      'until',
      'starts',
      'ends',
      'date',
      'title',
      'effective',
      'text',
      'answer',
      'product',
    ]
    const variables = [...JSON.stringify(modules).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    expect([...new Set(variables)].filter(name => !ours.includes(name))).toEqual([])
  })
})

onDatabasesInTurn('mails to whoever a form names', databases => {
  test('carry nothing that was typed, from the first to the last, in whatever form', async () => {
    const { db, send, post, mails, staff, rows, thread, newestLink, confirm } = await openForms(databases)
    const { individual: person, company: firm } = baited()
    const name = `Mio ${bait}`
    const to = (box: string) => `${box}@example.com`
    const asked = (await send('/support-requests', { ...support, name, question: bait }, to('a'))).body
    const [request] = await rowsOf(db, 'requests')
    if (request) await queueMail(db, await writeAnswer(staff, request, 'An answer of ours.'))
    const applied = (await send('/beta-applications', { ...application, name, message: bait }, to('b'))).body
    await send('/beta-applications', { ...application, name, message: `${bait} again` }, to('b'))
    await confirm(await newestLink(to('b')))
    const invited = { ...staff, clock: () => new Date(`${today}T12:00:00Z`) }
    await decideApplication(invited, applied.reference, 'invited')
    await send('/media-list', { ...entry, name, organisation: bait }, to('c'))
    await send('/media-list', { ...entry, name, organisation: `${bait} again` }, to('c'))
    for (const form of [person, firm]) {
      const { reference } = (await send('/permission-requests', form, undefined)).body
      await decidePermission(staff, reference, { state: 'in-review', text: 'We read it.' })
      await decidePermission(staff, reference, { state: 'accepted', text: 'So be it.', endsOn: '2026-07-01' })
    }
    await watchLicences(staff)
    await watchLicences({ ...staff, clock: () => new Date('2026-07-03T00:00:00Z') })
    const reply = { token: tokenOf(secret, asked.reference), text: 'Thank you.' }
    // Page URLs are in lower case.
    await post(`/support-requests/${asked.reference.toLowerCase()}/replies`, reply)
    const strangers = (await mails()).filter(mail => mail.to !== 'support@example.com')
    expect(strangers).toHaveLength(17)
    expect(strangers.filter(mail => JSON.stringify(mail).includes('spam.example'))).toEqual([])
    // The request's page shows the answers instead.
    expect((await thread(asked.reference)).answers).toMatchObject({ name, question: bait })
    expect(await rows()).toHaveLength(7)

    // Each mail is in its request's thread, which begins with the first mail; notices to staff have another.
    const threads = Map.groupBy(await mails(), mail => mail.thread?.name ?? 'none')
    expect(threads.has('none')).toBe(false)
    for (const [name, [first, ...later]] of threads) {
      const reference = name.split('.')[1]?.toUpperCase() ?? ''
      expect([name, first?.thread?.isFirst]).toEqual([name, true])
      expect([name, later.some(mail => mail.thread?.isFirst)]).toEqual([name, false])
      // References are in upper case in subject and text, and in lower case only in links.
      for (const { subject, text } of [...(first ? [first] : []), ...later]) {
        expect(subject).toMatch(/[BMPS]-[2-9A-Z]{8}/)
        expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(/[bmps]-[2-9a-z]{8}/)
        if (subject.includes(reference)) expect(text).toContain(reference)
      }
    }
    expect([...threads.values()].map(mails => mails.length).toSorted()).toEqual([
      1, 1, 1, 2, 2, 2, 2, 3, 5, 5,
    ])
  })

  test('say days in the long style of their language', () => {
    expect((['en', 'cn', 'jp'] as const).map(locale => formatDay('2026-11-22T23:00:00Z', locale))).toEqual([
      ...['November 22, 2026', '2026年11月22日', '2026年11月22日'],
    ])
  })

  test('are at most five of fifty forms to one mailbox: all are stored, and answered alike', async () => {
    const { send, mails, db } = await openForms(databases)
    const forms: [path: string, form: object][] = [
      ['/support-requests', support],
      ['/beta-applications', application],
      ['/media-list', entry],
      ['/permission-requests', individual],
      ['/newsletter', {}],
    ]
    const kinds = new Map<string, Set<string>>()
    for (let sent = 0; sent < 50; sent++) {
      const [path, form] = forms[sent % forms.length] ?? ['', {}]
      // The same mailbox, as a subaddress and in capitals.
      const { status, body } = await send(path, form, ['mio@example.com', 'MIO+x@example.com'][sent % 2])
      const shapes = kinds.get(path) ?? new Set()
      kinds.set(path, shapes.add(`${status} ${Object.keys(body)}`))
    }
    expect([...kinds.values()].map(shapes => [...shapes])).toEqual([
      ...Array(4).fill(['201 reference']),
      ['200 success'],
    ])
    const got = (await mails()).filter(({ to }) => mailboxOf(to) === 'mio@example.com')
    expect(got.length).toBeGreaterThan(0)
    expect(got.length).toBeLessThanOrEqual(5)
    expect(await rowsOf(db, 'requests')).toHaveLength(40)
  })
})

onDatabasesInTurn('notices to staff', databases => {
  test('are a hundred an hour, and one that says that there is more', async () => {
    const { send, mails, rows } = await openForms(databases)
    for (let sent = 0; sent < 103; sent++)
      await send('/support-requests', support, `visitor${sent}@example.com`)
    const notices = (await mails()).filter(({ to }) => to === 'support@example.com')
    expect(notices).toHaveLength(101)
    expect(notices.at(-1)?.subject).toBe('[the office] More is coming in than is mailed')
    expect(notices.at(-1)?.text).toContain('https://example.com/office/inbox')
    expect(await rows()).toHaveLength(103)
  })
})

/** The permission forms with the bait in each free-text field. */
function baited() {
  const free = { marks: bait, usage: bait, regions: bait, urls: bait }
  return {
    individual: { ...individual, ...free, full_name: bait, address: bait, email: 'd@example.com' },
    company: {
      ...{ ...company, ...free, company_name: bait, contact_name: bait, company_address: bait },
      ...{ contact_email: 'e@example.com', authorised_name: bait, authorised_email: 'f@spam.example' },
    },
  }
}
