import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { openFolderStorage } from '../../../../platform/storage/folder.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { eraseExpired } from '../erase.ts'
import { changePathOf, tokenOf } from '../reference.ts'
import { exportRequests } from '../staff/export-requests.ts'
import { changeable, openForms, secret } from './changes-for-tests.ts'

onDatabasesInTurn('a second form for an address', databases => {
  describe.each(changeable)('on %s', (_, path, form, newer) => {
    async function openTwice() {
      const forms = await openForms(databases)
      const first = await forms.send(path, form)
      const second = await forms.send(path, { ...form, ...newer, name: 'Not Mio' })
      return { ...forms, first, second, link: await forms.newestLink() }
    }

    test('changes nothing, and is answered as the first: with a reference of its own', async () => {
      const { first, second, thread, rows } = await openTwice()
      expect([first.status, Object.keys(first.body)]).toEqual([second.status, Object.keys(second.body)])
      expect(second.body.reference).toMatch(/^[BM]-[2-9A-Z]{8}$/)
      expect(second.body.reference).not.toBe(first.body.reference)
      const { answers, events, state } = await thread(first.body.reference)
      expect([state, answers.name, events.length]).toEqual(['received', 'Mio', 1])
      expect(answers).not.toMatchObject(newer)
      expect((await rows()).map(row => row.state)).toEqual(['received', 'unconfirmed'])
    })

    test('takes its place once the link of the mail is confirmed, and once only', async () => {
      const { first, second, thread, link, confirm, rows, mails } = await openTwice()
      const waiting = await thread(link.reference, link.token)
      expect([waiting.state, waiting.answers.name]).toEqual(['unconfirmed', 'Not Mio'])
      expect(waiting.changes.reference).toBe(first.body.reference)
      const place = { reference: first.body.reference, token: tokenOf(secret, first.body.reference) }
      const both = await Promise.all([confirm(link), confirm(link)])
      expect(both).toEqual([
        { status: 200, body: place },
        { status: 200, body: place },
      ])
      expect((await confirm(link)).body).toEqual(place)
      const { answers, events } = await thread(first.body.reference)
      expect(answers).toMatchObject({ ...newer, name: 'Not Mio' })
      expect(events.map(({ state }: { state: string }) => state)).toEqual(['received', 'updated'])
      expect((await rows()).map(row => [row.reference, row.state])).toEqual([
        [first.body.reference, 'received'],
        [second.body.reference, 'confirmed'],
      ])
      const used = await thread(link.reference, link.token)
      expect([used.state, used.answers.message, used.answers.organisation]).toEqual([
        'confirmed',
        undefined,
        undefined,
      ])
      expect((await mails()).filter(({ subject }) => subject.includes('changed'))).toHaveLength(1)
    })

    test('can be confirmed by nothing but that link', async () => {
      const { first, second, link, confirm, post, get } = await openTwice()
      const { reference } = second.body
      expect((await confirm({ reference, token: tokenOf(secret, reference) })).status).toBe(404)
      expect((await confirm({ reference: first.body.reference, token: link.token })).status).toBe(404)
      const own = { reference: first.body.reference, token: tokenOf(secret, first.body.reference) }
      expect((await confirm(own)).status).toBe(409)
      expect((await post(`/support-requests/${reference}/withdrawal`, { token: link.token })).status).toBe(
        409,
      )
      const address = `/support-requests/${reference}?token=${tokenOf(secret, reference)}`
      expect((await get(address)).status).toBe(404)
    })

    test('that nobody confirms is erased after seven days; its link says that it is over', async () => {
      const { db, link, rows, get } = await openTwice()
      const storage = openFolderStorage(tmpdir())
      await eraseExpired(db, storage, () => new Date('2026-06-22T09:00:00Z'))
      expect(await rows()).toHaveLength(2)
      await eraseExpired(db, storage, () => new Date('2026-06-22T11:00:00Z'))
      expect((await rows()).map(({ state }) => state)).toEqual(['received'])
      const { status } = await get(`/support-requests/${link.reference}?token=${link.token}`)
      expect(status).toBe(410)
    })

    test('is over at its hour, before the job has come by', async () => {
      const { link, pass, confirm } = await openTwice()
      pass(7 * 24 * 3_600_000)
      expect((await confirm(link)).status).toBe(410)
    })

    test('goes to the address that the first was sent with, however the second was written', async () => {
      const { send, mails } = await openForms(databases)
      await send(path, form, 'finn@example.com')
      await send(path, { ...form, ...newer }, 'ﬁnn@example.com')
      const subjects = (await mails()).filter(({ to }) => to !== 'support@example.com')
      expect(subjects.map(({ to }) => to)).toEqual(['finn@example.com', 'finn@example.com'])
    })

    test('is not in the export of staff until it is confirmed', async () => {
      const { db, second } = await openTwice()
      for await (const rows of exportRequests(db)) expect(rows).not.toContain('Not Mio')
      const [waiting] = (await rowsOf(db, 'requests')).filter(({ state }) => state === 'unconfirmed')
      expect(waiting?.reference).toBe(second.body.reference)
    })
  })

  test('does not bring back an application that was withdrawn meanwhile', async () => {
    const { send, newestLink, confirm, post, thread } = await openForms(databases)
    const [, [, path, form]] = changeable
    const { reference } = (await send(path, form)).body
    await send(path, { ...form, message: 'Newer.' })
    const token = tokenOf(secret, reference)
    await post(`/support-requests/${reference}/withdrawal`, { token })
    expect((await confirm(await newestLink())).status).toBe(409)
    expect((await thread(reference)).state).toBe('withdrawn')
  })

  test('has a link that no other secret and no other reference makes', () => {
    expect(changePathOf('another secret', 'M-22222222')).not.toBe(changePathOf(secret, 'M-22222222'))
    expect(changePathOf(secret, 'M-22222223').split('token=')[1]).not.toBe(
      changePathOf(secret, 'M-22222222').split('token=')[1],
    )
  })
})
