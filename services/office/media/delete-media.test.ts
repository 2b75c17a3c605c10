import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, changeRows, rowsOf } from '../../../test/rows.ts'
import { makeMedia } from '../../admin/media/make-media.ts'
import { halves } from '../../admin/media/process/pictures-for-tests.ts'
import { sweepMedia } from '../../admin/media/sweep-media.ts'
import { addUpload } from '../../admin/uploads/add-upload-for-tests.ts'
import { leaf, openContent } from '../content/content-for-tests.ts'

const dayMs = 24 * 3_600_000

onDatabasesInTurn('deleting pictures', databases => {
  async function open() {
    const content = await openContent(databases)
    const { db, storage, editor, folder } = content
    const pictures = join(folder.root, '..', 'pictures')
    const dependencies = { db: db as never, storage, log: createLog('silent'), folder: pictures }
    async function upload(colour: string) {
      const id = randomBytes(16).toString('hex')
      const bytes = await halves(120, 90).tint(colour).jpeg().toBuffer()
      await storage.put(`attachments/${id}`, bytes, { type: 'image/jpeg', size: bytes.length })
      const facts = { name: 'Halves.jpg', type: 'image/jpeg', size: bytes.length }
      await addUpload(db, { id, ...facts, created_at: content.time.now.toISOString() })
      return id
    }
    const make = (id: string, version: number, into: Storage = storage) =>
      makeMedia({ ...dependencies, storage: into })({ id, version }, { id: 'job', attempt: 1 })
    async function add() {
      const answer = await editor.call('addMedia', { body: { upload: await upload('#d03020') } })
      const { id } = answer.json as { id: string }
      await make(id, 1)
      return id
    }
    async function replace(id: string, version: number) {
      const body = { upload: await upload('#2040d0'), version }
      expect((await editor.call('replaceMedia', { params: { id }, body })).status).toBe(200)
      await make(id, version + 1)
    }
    const keysOf = async () => (await rowsOf(db, 'media_files')).map(row => String(row.storage_key))
    const stored = async (key: string) => {
      const found = await storage.get(key)
      found?.stream.destroy()
      return found !== null
    }
    const left = async (keys: readonly string[]) =>
      (await Promise.all(keys.map(stored))).filter(Boolean).length
    const remove = (id: string, version = 1, browser: Pick<typeof editor, 'call'> = editor) =>
      browser.call('deleteMedia', { params: { id }, body: { version } })
    const sweep = (afterMs = 0, from: Storage = storage) =>
      sweepMedia({ db: db as never, storage: from }, () => new Date(Date.now() + afterMs))
    return { ...content, add, replace, make, upload, keysOf, left, remove, sweep }
  }

  test('an unused one is gone with its words, and the files of all its versions, even where a run was killed', async () => {
    const { editor, db, storage, add, replace, keysOf, left, remove, sweep } = await open()
    const [id, other] = [await add(), await add()]
    await replace(id, 1)
    await editor.call('changeMediaWords', {
      params: { id, language: 'en' },
      body: { alt: 'a', credit: 'b', version: 0 },
    })
    const originals = (await rowsOf(db, 'media')).map(row => [row.id, String(row.original_key)])
    const rows = await rowsOf(db, 'media_files')
    const all = rows.filter(row => row.media_id === id).map(row => String(row.storage_key))
    const keys = [...all, ...originals.flatMap(([of, key]) => (of === id && key ? [key] : []))]
    expect(await left(keys)).toBe(keys.length)
    expect((await remove(id, 1)).status).toBe(409)
    expect((await remove(id, 2)).status).toBe(200)
    expect((await remove(id, 2)).status).toBe(404)
    // Nothing is removed before the commit, and a run that ends in between goes on.
    expect(await left(keys)).toBe(keys.length)
    let removals = 0
    const dying: Storage = {
      ...storage,
      remove: key => (++removals > 3 ? Promise.reject(new Error('killed')) : storage.remove(key)),
    }
    await expect(sweep(1000, dying)).rejects.toThrow('killed')
    await sweep(1000)
    expect(await left(keys)).toBe(0)
    expect(await rowsOf(db, 'media_removals')).toEqual([])
    expect((await rowsOf(db, 'media')).map(row => row.id)).toEqual([other])
    const others = await keysOf()
    expect([others.length > 5, await left(others)]).toEqual([true, others.length])
    const audit = (await rowsOf(db, 'audit')).filter(({ act }) => act === 'deleteMedia')
    expect(audit.map(({ outcome }) => outcome)).toEqual(['refused', 'done', 'refused'])
  })

  test('one that is live, drafted, scheduled, in a bundle or being typed is refused, and the texts are named', async () => {
    const { editor, db, add, remove } = await open()
    const id = await add()
    const mark = `![](media:${id})`
    const refused = async () => {
      const { status, json } = await remove(id)
      return [status, String(json?.detail).includes(leaf)]
    }
    await editor.save('cn', mark)
    expect(await refused()).toEqual([409, true])
    const [draft] = (await rowsOf(db, 'revisions')).filter(row => String(row.fields).includes(mark))
    const schedule = {
      ...{ id: 'one', entry_id: draft?.entry_id, part: 'cn', act: 'publish', revision_id: draft?.id },
      ...{ at: '2030-01-01T00:00:00.000Z', state: 'waiting', fault: null },
      ...{ staff_id: 'ada', created_at: '', ended_at: null },
    }
    await addRows(db, 'schedules', [schedule as never])
    await editor.save('cn', 'No picture.')
    expect(await refused()).toEqual([409, true])
    await changeRows(db, 'schedules', { id: 'one' }, { state: 'cancelled' })
    const { version, draft: base, text } = await editor.open('cn')
    const typed = { title: text?.title, description: text?.description, markdown: mark }
    const kept = await editor.call('keepCopy', {
      params: { entry: leaf, part: 'cn' },
      body: { based_on: base?.id ?? null, text: typed },
    })
    expect([kept.status, version > 0]).toEqual([200, true])
    expect(await refused()).toEqual([409, true])
    await editor.save('cn', 'No picture at all.')
    await changeRows(db, 'copies', {}, { fields: '{}' })
    // What only earlier revisions name can go: restored, it cannot be published.
    expect((await editor.call('getMedia', { params: { id } })).json).toMatchObject({
      revisions: 1,
      used_in: [],
    })
    expect((await remove(id)).status).toBe(200)
    await editor.save('cn', mark)
    expect((await editor.publish('cn')).json?.detail).toContain('is no picture of the library')
  })

  test('it needs an editor who has just authenticated', async () => {
    const { add, remove, enter, db } = await open()
    const id = await add()
    expect((await remove(id, 1, await enter('press'))).status).toBe(403)
    const late = await enter('editor')
    await changeRows(db, 'staff_sessions', { id: late.sessionId }, { elevated_until: null })
    expect((await remove(id, 1, late)).status).toBe(403)
    expect(await rowsOf(db, 'media')).toHaveLength(1)
  })

  test('files of a version stay 180 days after another one was shown, and the original of before goes at once', async () => {
    const { db, add, replace, keysOf, left, sweep } = await open()
    const id = await add()
    const before = await keysOf()
    const [{ original_key: original } = {}] = await rowsOf(db, 'media')
    await replace(id, 1)
    await sweep(1000)
    expect(await left([String(original)])).toBe(0)
    await sweep(179 * dayMs)
    expect(await left(before)).toBe(before.length)
    await sweep(181 * dayMs)
    expect(await left(before)).toBe(0)
    const shown = await keysOf()
    expect([shown.length > 5, await left(shown)]).toEqual([true, shown.length])
  })

  test('files that a killed run has stored, or of a picture that was deleted meanwhile, are removed after a day', async () => {
    const { editor, db, storage, upload, make, remove, sweep } = await open()
    const put: string[] = []
    const dying: Storage = {
      ...storage,
      async put(key, body, facts) {
        if (put.length === 3) throw new Error('killed')
        await storage.put(key, body, facts)
        put.push(key)
      },
    }
    const added = await editor.call('addMedia', { body: { upload: await upload('#123456') } })
    const { id } = added.json as { id: string }
    await expect(make(id, 1, dying)).rejects.toThrow('killed')
    await make(id, 1)
    await sweep(dayMs / 2)
    const has = async (key: string) => {
      const found = await storage.get(key)
      found?.stream.destroy()
      return found !== null
    }
    expect(await Promise.all(put.map(has))).toEqual([true, true, true])
    await sweep(dayMs + 60_000)
    expect(await Promise.all(put.map(has))).toEqual([false, false, false])
    expect(await rowsOf(db, 'media_removals')).toEqual([])
    // Deleted while its files are made.
    const late: string[] = []
    const slow: Storage = {
      ...storage,
      async put(key, body, facts) {
        if (late.push(key) === 1) expect((await remove(id, 2)).status).toBe(200)
        await storage.put(key, body, facts)
      },
    }
    const moved = { x: 0, y: 0, version: 1 }
    expect((await editor.call('setFocalPoint', { params: { id }, body: moved })).status).toBe(200)
    await make(id, 2, slow)
    expect([await rowsOf(db, 'media'), await rowsOf(db, 'media_files')]).toEqual([[], []])
    await sweep(dayMs + 60_000)
    expect((await Promise.all(late.map(has))).filter(Boolean)).toEqual([])
  })
})
