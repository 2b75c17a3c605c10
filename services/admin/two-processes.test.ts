import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { openFolderStorage } from '../../platform/storage/folder.ts'
import { onEachDatabase } from '../../test/databases.ts'
import { openFolder } from '../../test/folders.ts'
import { rowsOf } from '../../test/rows.ts'
import { changeable, openForms } from './requests/changes/changes-for-tests.ts'
import { today } from './service-for-tests.ts'
import { addUpload } from './uploads/add-upload-for-tests.ts'
import { createUploadFinisher } from './uploads/finish-upload.ts'
import { openIncomingFolder } from './uploads/incoming/folder.ts'
import { createInspector } from './uploads/inspection/inspector.ts'

/** Rounds of concurrent calls; races show within a few. */
const rounds = [1, 2, 3, 4, 5, 6]

onEachDatabase('two processes', databases => {
  /** SQLite belongs to one process, which gets two concurrent calls. */
  async function openTwo() {
    if (databases.dialect === 'sqlite') {
      const one = await openForms(databases)
      return { one, other: one }
    }
    const setting = await databases.create()
    const one = await openForms(databases, setting)
    return { one, other: await openForms(databases, setting) }
  }

  describe.each(changeable)('that are asked at once for %s', (_, path, form, newer) => {
    test('keep one request of an address, and what else came beside it', async () => {
      const { one, other } = await openTwo()
      for (const round of rounds) {
        const email = `mio${round}@example.com`
        const sent = await Promise.all([
          one.send(path, form, email),
          other.send(path, { ...form, ...newer }, email),
          one.send(path, { ...form, name: 'Another' }, email),
        ])
        expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
      }
      const states = (await one.rows()).map(({ state }) => state).sort()
      expect(states).toEqual([
        ...rounds.map(() => 'received'),
        ...rounds.flatMap(() => ['unconfirmed', 'unconfirmed']),
      ])
    })

    test('confirm a change once, and lose none of two', async () => {
      const { one, other } = await openTwo()
      await one.send(path, form)
      await one.send(path, { ...form, ...newer })
      const first = await one.newestLink()
      await one.send(path, { ...form, ...newer, name: 'Newest' })
      const second = await one.newestLink()
      const answers = await Promise.all([one.confirm(first), other.confirm(first), other.confirm(second)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const notices = (await one.mails()).filter(({ subject }) => subject.includes('changed'))
      expect(notices).toHaveLength(2)
      expect((await one.rows()).map(({ state }) => state)).toEqual(['received', 'confirmed', 'confirmed'])
    })
  })

  test('keep one entry of the media list that is left and changed at once, or none', async () => {
    const { one, other } = await openTwo()
    const [[, path, form]] = changeable
    for (const round of rounds) {
      const email = `mio${round}@example.com`
      await one.send(path, form, email)
      const link = await one.newestLink(email)
      const [left, again] = await Promise.all([
        one.post(`/support-requests/${link.reference}/withdrawal`, { token: link.token }),
        other.send(path, { ...form, name: 'Again' }, email),
      ])
      expect([left.status, again.status]).toEqual([200, 201])
    }
    const states = (await one.rows()).map(({ state }) => state)
    expect(states.every(state => state === 'received')).toBe(true)
  })

  test('send links to the newsletter that all confirm, and confirm a subscription once', async () => {
    const { one, other } = await openTwo()
    for (const round of rounds) {
      const email = `mio${round}@example.com`
      await Promise.all([
        one.send('/newsletter', { tags: ['dreams'] }, email),
        other.send('/newsletter', {}, email),
      ])
      const tokens = (await one.mails())
        .filter(({ to }) => to === email)
        .map(({ text }) => /newsletter\/confirm\?token=(\S+)/.exec(text)?.[1])
      expect(tokens).toHaveLength(2)
      const confirm = async (at: number, token = tokens[at]) =>
        (await (at === 0 ? one : other).post('/newsletter/confirm', { token })).json()
      expect(await Promise.all([confirm(0), confirm(1)])).toEqual([{ success: true }, { success: true }])
    }
    const subscribers = await rowsOf(one.db, 'subscribers')
    expect(subscribers).toHaveLength(rounds.length)
    expect(subscribers.filter(row => row.confirmed_at === null || row.expires_at !== null)).toEqual([])
    const welcomes = (await one.mails()).filter(({ subject }) => subject === 'You’re on the list')
    expect(welcomes).toHaveLength(rounds.length)
  })

  test('confirm a subscription while the form comes in again: it stays confirmed', async () => {
    const { one, other } = await openTwo()
    for (const round of rounds) {
      const email = `mio${round}@example.com`
      await one.send('/newsletter', {}, email)
      const text = (await one.mails()).findLast(({ to }) => to === email)?.text ?? ''
      const token = /newsletter\/confirm\?token=(\S+)/.exec(text)?.[1]
      await Promise.all([one.post('/newsletter/confirm', { token }), other.send('/newsletter', {}, email)])
    }
    const subscribers = await rowsOf(one.db, 'subscribers')
    expect(subscribers.filter(row => row.confirmed_at === null || row.expires_at !== null)).toEqual([])
  })

  test('finish the same upload: the file stays', async () => {
    const { one, other } = await openTwo()
    const folder = await openFolder('uploads')
    const inspector = createInspector({ log: createLog('silent') })
    onTestFinished(() => inspector.close())
    const storage = openFolderStorage(join(folder, 'files'))
    const finish = [one, other].map(({ db }) =>
      createUploadFinisher({
        db,
        storage,
        incoming: openIncomingFolder(folder),
        inspector,
        scan: null,
        clock: () => new Date(),
      }),
    )
    for (const round of rounds) {
      const id = String(round).repeat(32)
      await writeFile(join(folder, id), 'a few words')
      await addUpload(one.db, {
        ...{ id, name: 'a.txt', size: 11, type: 'text/plain' },
        ...{ state: 'uploading', created_at: `${today}T09:00:00Z`, completed_at: null },
      })
      // The slower one may find the file moved already: it is asked again then.
      await Promise.allSettled(finish.map(each => each.finish(id)))
      expect(await Promise.all(finish.map(each => each.finish(id)))).toEqual(['complete', 'complete'])
      const kept = await storage.get(`attachments/${id}`)
      kept?.stream.destroy()
      expect(kept?.size).toBe(11)
    }
  })
})
