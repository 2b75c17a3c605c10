import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAdminClient } from '../../../contract/admin.ts'
import type { MediaView } from '../../../contract/office/media.ts'
import { createLog } from '../../../platform/log.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { makeMedia } from '../../admin/media/make-media.ts'
import { halves } from '../../admin/media/process/pictures-for-tests.ts'
import { addUpload } from '../../admin/uploads/add-upload-for-tests.ts'
import { leaf, openContent } from '../content/content-for-tests.ts'
import { origin } from '../three-services-for-tests.ts'

const words = { alt: 'A red half and a blue half', credit: 'Mio Tanaka', version: 0 }

onDatabasesInTurn('the media library', databases => {
  async function open() {
    const content = await openContent(databases)
    const { db, storage, folder: _, editor, time } = content
    const run = makeMedia({
      ...{ db: db as never, storage, log: createLog('silent') },
      folder: join(content.folder.root, '..', 'pictures'),
    })
    async function upload(bytes: Uint8Array, facts: Parameters<typeof addUpload>[1] | object = {}) {
      const id = randomBytes(16).toString('hex')
      await storage.put(`attachments/${id}`, bytes, { type: 'image/jpeg', size: bytes.length })
      const usual = { id, name: 'Two halves.jpg', type: 'image/jpeg', size: bytes.length }
      await addUpload(db, { ...usual, created_at: time.now.toISOString(), ...facts })
      return id
    }
    const get = async (id: string) =>
      (await editor.call('getMedia', { params: { id } })).json as unknown as MediaView
    /** Runs the newest job of a picture. */
    const make = async (id: string) => {
      const { version } = await get(id)
      await run({ id, version }, { id: 'job', attempt: 1 })
    }
    const picture = async (colour = false) =>
      colour ? halves(400, 300).negate().jpeg().toBuffer() : halves(400, 300).jpeg().toBuffer()
    async function add() {
      const answer = await editor.call('addMedia', { body: { upload: await upload(await picture()) } })
      const { id } = answer.json as { id: string }
      await make(id)
      return id
    }
    const say = (
      id: string,
      language: string,
      body: object = words,
      browser: Pick<typeof editor, 'call'> = editor,
    ) => browser.call('changeMediaWords', { params: { id, language }, body })
    const article = (lang: string) =>
      createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: content.admin }).getArticle({
        params: { year: '2026', slug: 'one-leaf' },
        query: { lang },
      })
    return { ...content, upload, get, make, picture, add, say, article }
  }

  test('an upload becomes a picture with its files, and is gone as an upload; the same upload is added once', async () => {
    const { editor, db, storage, upload, picture, get, make } = await open()
    const id = await upload(await picture())
    const answers = await Promise.all([1, 2].map(() => editor.call('addMedia', { body: { upload: id } })))
    const added = answers.find(({ status }) => status === 200)?.json as { id: string }
    expect(await rowsOf(db, 'media')).toHaveLength(1)
    const thumbnail = (id: string) => editor.call('getThumbnail', { params: { id } })
    expect((await get(added.id)).state).toBe('making')
    expect((await thumbnail(added.id)).json).toEqual({ thumbnail: null })
    await make(added.id)
    const view = await get(added.id)
    expect((await thumbnail(added.id)).json).toEqual({ thumbnail: view.thumbnail })
    expect([view.thumbnail, (await thumbnail('gone')).status]).toEqual([expect.any(String), 404])
    expect(view).toMatchObject({ state: 'ready', width: 400, height: 300, name: 'Two halves.jpg', uses: 0 })
    for (const { src, bytes } of view.files) {
      expect(src).toMatch(/^\/media\/[0-9a-f]{32}\/[a-z0-9.-]+$/)
      const stored = await storage.get(src.slice(1))
      stored?.stream.destroy()
      expect(stored?.size).toBe(bytes)
    }
    expect([await storage.get(`attachments/${id}`), await rowsOf(db, 'uploads')]).toEqual([null, []])
    expect((await editor.call('addMedia', { body: { upload: id } })).status).toBe(422)
  })

  test('what is no picture is refused with a sentence, and what cannot be decoded says so in the library', async () => {
    const { editor, upload, get, make } = await open()
    const refused = async (upload: string) =>
      (await editor.call('addMedia', { body: { upload } })).json?.detail
    expect(await refused(await upload(Buffer.from('x'), { type: 'application/pdf' }))).toContain('JPEG, PNG')
    expect(await refused('0'.repeat(32))).toContain('no longer here')
    const growing = await upload(Buffer.from('x'), { state: 'uploading', completed_at: null })
    expect(await refused(growing)).toContain('not arrived')
    const added = await editor.call('addMedia', { body: { upload: await upload(Buffer.from('<svg/>')) } })
    const { id } = added.json as { id: string }
    await make(id)
    expect(await get(id)).toMatchObject({ state: 'unusable', fault: 'unreadable', files: [] })
    expect((await editor.call('addMedia', { body: { upload: '../x' } })).status).toBe(422)
  })

  test('a text goes live with a picture in the languages that have its words, and shows them', async () => {
    const { editor, add, say, article, get } = await open()
    const id = await add()
    await editor.save('en', `Before.\n\n![](media:${id})`)
    const refused = await editor.publish('en')
    expect([refused.status, refused.json?.detail]).toEqual([
      422,
      `The picture Two halves.jpg (media:${id}) has no words in English: say what it shows in the library.`,
    ])
    await say(id, 'en', { ...words, credit: '' })
    expect((await editor.publish('en')).json?.detail).toContain('its credit')
    expect((await say(id, 'en', { ...words, version: 1 })).status).toBe(200)
    expect((await editor.publish('en')).status).toBe(200)
    const { segments } = (await article('en-US')).article
    expect(segments[1]).toMatchObject({
      kind: 'image',
      picture: `media:${id}`,
      media: { alt: words.alt, credit: words.credit, width: 400, height: 300, alpha: false },
    })
    expect(await editor.write('cn', `![](media:${id})`)).toEqual([200, 422])
    expect((await get(id)).used_in.map(({ part, how }) => [part, how])).toEqual([
      ['en', 'live'],
      ['cn', 'draft'],
    ])
    const emptied = await say(id, 'en', { alt: '', credit: '', version: 2 })
    expect([emptied.status, emptied.json?.detail]).toEqual([422, expect.stringContaining(leaf)])
    expect(await editor.write('jp', '![](media:nowhere)')).toEqual([200, 422])
  })

  test('a cover from the library has its crops, and its words in every live language', async () => {
    const { editor, add, say, article } = await open()
    const id = await add()
    const entry = (await editor.open('facts')) as unknown as {
      version: number
      draft: { id: string }
      facts: object
    }
    const saved = await editor.call('saveFacts', {
      params: { entry: leaf },
      body: {
        version: entry.version,
        based_on: entry.draft.id,
        facts: { ...entry.facts, cover: `media:${id}` },
      },
    })
    expect(saved.status).toBe(200)
    expect((await editor.publish('facts')).json?.detail).toContain('has no words in English')
    for (const language of ['en', 'cn', 'jp']) await say(id, language)
    expect((await editor.publish('facts')).status).toBe(200)
    const { cover_media: media } = (await article('ja')).article
    expect(media?.crops?.phone).toMatchObject({ width: 240, height: 300 })
    const [card] = (await article('ja')).related_articles
    expect(card?.cover_media).toBeUndefined()
  })

  test('a replaced file and a moved focal point show everywhere under the same name; old addresses stay', async () => {
    const { editor, db, storage, add, say, article, get, make, upload, picture } = await open()
    const id = await add()
    await say(id, 'en')
    await editor.write('en', `![Mine](media:${id} "Of the text")`)
    const sources = async () => {
      const [image] = (await article('en-US')).article.segments
      return image?.kind === 'image' ? (image.media?.files.map(({ src }) => src) ?? []) : []
    }
    const before = await sources()
    const number = await readRevision(db as never)
    const body = { upload: await upload(await picture(true)), version: 1 }
    expect((await editor.call('replaceMedia', { params: { id }, body })).json).toEqual({ version: 2 })
    expect((await editor.call('replaceMedia', { params: { id }, body })).status).toBe(409)
    expect(await sources()).toEqual(before)
    await make(id)
    expect(await readRevision(db as never)).toBeGreaterThan(number)
    const after = await sources()
    expect(after.filter(src => before.includes(src))).toEqual([])
    for (const src of [...before, ...after]) {
      const stored = await storage.get(src.slice(1))
      stored?.stream.destroy()
      expect(stored).not.toBe(null)
    }
    const moved = { x: 0, y: 100, version: 2 }
    expect((await editor.call('setFocalPoint', { params: { id }, body: moved })).status).toBe(200)
    expect((await editor.call('setFocalPoint', { params: { id }, body: moved })).status).toBe(409)
    await make(id)
    expect(await get(id)).toMatchObject({ state: 'ready', focal: { x: 0, y: 100 }, version: 3 })
    const broken = { upload: await upload(Buffer.from('no picture')), version: 3 }
    await editor.call('replaceMedia', { params: { id }, body: broken })
    await make(id)
    expect(await get(id)).toMatchObject({ state: 'ready', fault: 'unreadable' })
    expect(await sources()).toEqual(after)
  })

  test('a picture is found by its words in three languages, by its uses and by what it lacks', async () => {
    const { editor, add, say } = await open()
    const [used, other] = [await add(), await add()]
    await say(used, 'en', { ...words, alt: 'A wattle at Kettering' })
    await say(used, 'cn', { ...words, alt: '金合欢' })
    await say(used, 'jp', { ...words, alt: 'アカシアの花' })
    await editor.save('cn', `![](media:${used})`)
    const list = async (query: object) => {
      const { json } = await editor.call('listMedia', { query: query as Record<string, string> })
      return (json as unknown as { media: { id: string }[] }).media.map(({ id }) => id)
    }
    expect((await list({})).sort()).toEqual([used, other].sort())
    for (const q of ['WATTLE', '金合', 'あかしあ', used]) expect(await list({ q })).toEqual([used])
    expect(await list({ q: '%' })).toEqual([])
    expect(await list({ filter: 'unused' })).toEqual([other])
    expect(await list({ filter: 'wordless' })).toEqual([other])
    expect(await list({ limit: '1' })).toHaveLength(1)
    const archive = (id: string, archived: boolean) =>
      editor.call('archiveMedia', { params: { id }, body: { archived } })
    expect((await archive(used, true)).status).toBe(409)
    expect((await archive(other, true)).status).toBe(200)
    expect([await list({}), await list({ filter: 'archived' })]).toEqual([[used], [other]])
    expect((await archive(other, false)).status).toBe(200)
  })

  test('translators write the words of their languages, support reads, and two writers do not cross', async () => {
    const { enter, add, say, db } = await open()
    const id = await add()
    const translator = await enter('translator')
    const support = await enter('support')
    expect((await say(id, 'jp', words, translator)).status).toBe(403)
    expect((await say(id, 'jp', words, support)).status).toBe(403)
    expect((await support.call('getMedia', { params: { id } })).status).toBe(200)
    expect((await say(id, 'tlh')).status).toBe(404)
    expect((await say('nowhere', 'en')).status).toBe(404)
    const both = await Promise.all([say(id, 'jp'), say(id, 'jp')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const audit = (await rowsOf(db, 'audit')).filter(({ act }) => act === 'changeMediaWords')
    expect(audit.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
  })
})
