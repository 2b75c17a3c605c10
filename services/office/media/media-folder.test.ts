import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import type { MediaView } from '../../../contract/office/media.ts'
import { createLog } from '../../../platform/log.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { checkExport, exportContent } from '../../admin/content/export/export-content.ts'
import { listExport } from '../../admin/content/export/list-export.ts'
import { zipContent } from '../../admin/content/export/zip-content.ts'
import { checkContent } from '../../admin/content/import/check-content.ts'
import { importMedia } from '../../admin/media/folder/import-media.ts'
import { makeMedia } from '../../admin/media/make-media.ts'
import { halves } from '../../admin/media/process/pictures-for-tests.ts'
import { addUpload } from '../../admin/uploads/add-upload-for-tests.ts'
import { openFileTaker } from '../../admin/uploads/open-file-taker.ts'
import { leaf, openContent } from '../content/content-for-tests.ts'

const silent = createLog('silent')
const nothing = { written: [], conflicts: [], faults: [] }

onDatabasesInTurn('pictures in the content folder', databases => {
  async function open() {
    const content = await openContent(databases)
    const { storage, editor, folder } = content
    const db = content.db as never
    const outside = join(folder.root, '..')
    const run = makeMedia({ db, storage, log: silent, folder: join(outside, 'pictures') })
    const taker = openFileTaker({
      db,
      storage,
      folder: join(outside, 'uploads'),
      clamavUrl: null,
      log: silent,
    })
    onTestFinished(() => taker.close())
    const get = async (id: string) =>
      (await editor.call('getMedia', { params: { id } })).json as unknown as MediaView
    const make = async (id: string) => {
      const { version } = await get(id)
      await run({ id, version }, { id: 'job', attempt: 1 })
    }
    const add = async () => {
      const id = randomBytes(16).toString('hex')
      const bytes = await halves(120, 90)
        .withExif({ IFD0: { Copyright: 'CC BY 4.0' } })
        .jpeg()
        .toBuffer()
      await storage.put(`attachments/${id}`, bytes, { type: 'image/jpeg', size: bytes.length })
      const facts = { name: 'Halves: two.jpg', type: 'image/jpeg', size: bytes.length }
      await addUpload(content.db, { id, ...facts, created_at: content.time.now.toISOString() })
      const added = await editor.call('addMedia', { body: { upload: id } })
      const { id: picture } = added.json as { id: string }
      await make(picture)
      return picture
    }
    const say = (id: string, language: string, alt: string, version = 0) =>
      editor.call('changeMediaWords', {
        params: { id, language },
        body: { alt, credit: 'Mio Tanaka', version },
      })
    const load = () => importMedia({ db, storage, takeFile: taker.takeFile }, folder.root)
    const exported = () => exportContent(db, folder.root, storage)
    return { ...content, db, get, make, add, say, load, exported, root: folder.root }
  }

  /** The folder of a picture as a developer writes it. */
  async function writePicture(root: string, id: string, bytes: Uint8Array, more = '') {
    await mkdir(join(root, 'media', id), { recursive: true })
    await writeFile(join(root, 'media', id, 'original.png'), bytes)
    const yaml = `# For the autumn.\nname: 'Leaves.png'\nfocal: { x: 20, y: 70 } # the stem\n${more}`
    await writeFile(join(root, 'media', id, 'media.yaml'), yaml)
  }

  test('an export has the pictures that live texts name, an import elsewhere has the same, and both are repeated in silence', async () => {
    const here = await open()
    const id = await here.add()
    await here.say(id, 'en', 'Red: “half”')
    await here.editor.write('en', `![](media:${id})`)
    await here.add()
    const yaml = `media/${id}/media.yaml`
    const paths = [`${leaf}/en.md`, yaml, `media/${id}/original.jpg`]
    const differing = await checkExport(here.db, here.root, here.storage)
    expect(differing.map(({ path }) => path).toSorted()).toEqual(paths)
    expect(await here.exported()).toEqual(paths)
    expect(await readFile(join(here.root, yaml), 'utf8')).toBe(
      'name: "Halves: two.jpg"\nfocal:\n  x: 50\n  y: 50\nlicence: CC BY 4.0\nwords:\n  en:\n    alt: "Red: “half”"\n    credit: Mio Tanaka\n',
    )
    expect(await here.load()).toEqual(nothing)
    expect(await here.exported()).toEqual([])
    expect(checkContent(here.root).faults).toEqual([])

    const there = await open()
    await rm(there.root, { recursive: true })
    await cp(here.root, there.root, { recursive: true })
    expect(checkContent(there.root).faults).toEqual([])
    expect(await there.load()).toMatchObject({ written: [`media/${id}`] })
    expect(await there.load()).toEqual(nothing)
    expect((await there.get(id)).state).toBe('making')
    await there.make(id)
    expect(await there.load()).toEqual(nothing)
    await there.start()
    expect(await there.exported()).toEqual([])
    const [mine, copy] = [await here.get(id), await there.get(id)]
    expect(copy).toMatchObject({
      name: 'Halves: two.jpg',
      licence: 'CC BY 4.0',
      words: mine.words,
      state: 'ready',
    })
    const names = ({ files }: MediaView) => files.map(({ src }) => src.split('/').at(-1))
    expect(names(copy)).toEqual(names(mine))
    const rows = [...(await rowsOf(here.database.db, 'media')), ...(await rowsOf(there.database.db, 'media'))]
    expect(new Set(rows.filter(row => row.id === id).map(row => row.original_hash)).size).toBe(1)
  })

  test('who changed alone wins, on one line of the file; where both did, the library stays and the export refuses', async () => {
    const { add: _, root, db, load, get, make, say, exported, editor, storage } = await open()
    const id = 'k3v9abcdefgh'
    await writePicture(
      root,
      id,
      await halves(90, 60).png().toBuffer(),
      'words:\n  en: { alt: Leaves, credit: Mio Tanaka }\n',
    )
    expect(await load()).toMatchObject({ written: [`media/${id}`] })
    await make(id)
    expect(await get(id)).toMatchObject({ name: 'Leaves.png', focal: { x: 20, y: 70 }, state: 'ready' })
    expect(await exported()).toEqual([])
    // The office alone.
    expect((await say(id, 'jp', '葉')).status).toBe(200)
    await editor.call('setFocalPoint', { params: { id }, body: { x: 25, y: 70, version: 1 } })
    await make(id)
    expect(await exported()).toEqual([`media/${id}/media.yaml`])
    const yaml = join(root, 'media', id, 'media.yaml')
    const written = await readFile(yaml, 'utf8')
    expect(written).toContain("# For the autumn.\nname: 'Leaves.png'\nfocal: { x: 25, y: 70 } # the stem\n")
    expect(written).toContain('葉')
    expect([await load(), await exported()]).toEqual([nothing, []])
    // The file alone.
    await writeFile(yaml, written.replace('alt: Leaves', 'alt: Two leaves').replace('x: 25', 'x: 30'))
    expect(await exported()).toEqual([])
    expect(await load()).toMatchObject({ written: [`media/${id}`], conflicts: [] })
    await make(id)
    const view = await get(id)
    expect([view.focal.x, view.words[0]?.alt, view.words[2]?.alt]).toEqual([30, 'Two leaves', '葉'])
    // Both.
    await writeFile(yaml, (await readFile(yaml, 'utf8')).replace('Two leaves', 'Three leaves'))
    await say(id, 'en', 'Four leaves', 2)
    expect(await load()).toMatchObject({ written: [], conflicts: [{ path: `media/${id}`, part: 'en' }] })
    expect((await get(id)).words[0]?.alt).toBe('Four leaves')
    await expect(exported()).rejects.toThrow(`content/media/${id}/media.yaml`)
    expect(await checkExport(db, root, storage)).toMatchObject([{ isChanged: true }])
    await writeFile(yaml, (await readFile(yaml, 'utf8')).replace('Three leaves', 'Four leaves'))
    expect([await load(), await exported()]).toEqual([nothing, []])
  })

  test('a replaced file takes the place of the old one, a deleted picture stays deleted, and a folder that is gone takes nothing', async () => {
    const { root, load, get, make, exported, editor, storage, db } = await open()
    const id = 'k3v9abcdefgh'
    await writePicture(root, id, await halves(90, 60).png().toBuffer())
    await load()
    await make(id)
    const upload = randomBytes(16).toString('hex')
    const bytes = await halves(40, 30).webp().toBuffer()
    await storage.put(`attachments/${upload}`, bytes, { type: 'image/webp', size: bytes.length })
    const facts = { name: 'New.webp', type: 'image/webp', size: bytes.length }
    await addUpload(db, { id: upload, ...facts, created_at: new Date().toISOString() })
    await editor.call('replaceMedia', { params: { id }, body: { upload, version: 1 } })
    // Until its sizes are made there is nothing to export.
    expect(await exported()).toEqual([])
    await make(id)
    expect(await exported()).toEqual(
      ['media.yaml', 'original.png', 'original.webp'].map(name => `media/${id}/${name}`),
    )
    expect((await readdir(join(root, 'media', id))).toSorted()).toEqual(['media.yaml', 'original.webp'])
    expect(await load()).toEqual(nothing)
    expect((await editor.call('deleteMedia', { params: { id }, body: { version: 2 } })).status).toBe(200)
    expect(await load()).toEqual(nothing)
    expect(await exported()).toHaveLength(2)
    await expect(readdir(join(root, 'media', id))).rejects.toThrow('ENOENT')
    expect(await load()).toEqual(nothing)
    await writePicture(root, id, await halves(90, 60).png().toBuffer())
    await load()
    await make(id)
    await rm(join(root, 'media'), { recursive: true })
    expect(await load()).toEqual(nothing)
    expect((await get(id)).state).toBe('ready')
  })

  test('place and serial number of a developer’s picture are not taken in; what is no picture and a malformed media.yaml are named', async () => {
    const { root, load, get, make, exported, db } = await open()
    const id = 'k3v9abcdefgh'
    const exif = {
      IFD0: { Copyright: 'CC0' },
      IFD2: { BodySerialNumber: 'SERIAL-4711' },
      IFD3: { GPSMapDatum: 'WGS-84-of-Hobart' },
    }
    await writePicture(root, id, await halves(90, 60).withExif(exif).png().toBuffer())
    await load()
    await make(id)
    expect((await exported()).length).toBe(2)
    const cleaned = await readFile(join(root, 'media', id, 'original.png'))
    expect(['SERIAL-4711', 'WGS-84-of-Hobart'].filter(trace => cleaned.includes(trace))).toEqual([])
    expect(cleaned.includes('CC0')).toBe(true)
    expect([await load(), await exported()]).toEqual([nothing, []])
    await writePicture(root, 'abcdefgh2345', Buffer.from('<svg/>'))
    const { faults } = await load()
    expect(faults).toEqual([
      'content/media/abcdefgh2345/original.png: is another kind of file than its name says',
    ])
    const rows = await rowsOf(db as Parameters<typeof rowsOf>[0], 'media' as never)
    expect(rows).toHaveLength(1)
    await rm(join(root, 'media/abcdefgh2345'), { recursive: true })
    await writePicture(root, 'abcdefgh2345', await halves(9, 6).png().toBuffer(), 'focus: 1\n')
    await expect(load()).rejects.toThrow('content/media/abcdefgh2345/media.yaml:')
    expect((await get(id)).state).toBe('ready')
  })

  test('a text that names a picture which is nowhere is named with its line', async () => {
    const { root, folder } = await open()
    await folder.write({
      [`${leaf}/cn.md`]: '---\ntitle: 一\nintro: 二\n---\n\n![](media:k3v9abcdefgh)\n',
      [`${leaf}/article.yaml`]:
        'date: 2026-03-01\ncategory: craft\ncover: media:abcdefgh2345\nfeatured: false\n',
    })
    expect(checkContent(root).faults).toEqual([
      `content/${leaf}/article.yaml:3: media:abcdefgh2345 is neither in content/media/ nor in the library`,
      `content/${leaf}/cn.md:6: media:k3v9abcdefgh is neither in content/media/ nor in the library`,
    ])
    await writePicture(root, 'k3v9abcdefgh', await halves(9, 6).png().toBuffer())
    expect(checkContent(root, new Set(['abcdefgh2345'])).faults).toEqual([
      `content/${leaf}/cn.md:6: media:k3v9abcdefgh has no words in cn: add alt and credit to its media.yaml`,
    ])
  })

  test('the archive of the office has them, in pieces', async () => {
    const { add, say, editor, db, storage, root } = await open()
    const id = await add()
    await say(id, 'en', 'Half')
    await editor.write('en', `![](media:${id})`)
    const files = await listExport({ db, storage }, root)
    expect(files.map(({ path, change }) => [path, change])).toEqual([
      [`${leaf}/en.md`, 'changed'],
      [`media/${id}/media.yaml`, 'new'],
      [`media/${id}/original.jpg`, 'new'],
    ])
    const pieces: Uint8Array[] = []
    for await (const piece of zipContent(files, storage)) pieces.push(piece)
    const unpacked = unzipSync(Buffer.concat(pieces))
    expect(Object.keys(unpacked)).toEqual(['export.txt', ...files.map(({ path }) => path)])
    const [{ original_key: key } = {}] = (await rowsOf(
      db as Parameters<typeof rowsOf>[0],
      'media' as never,
    )) as { original_key: string }[]
    const kept = await storage.get(String(key))
    expect(
      kept && Buffer.from(unpacked[`media/${id}/original.jpg`] ?? []).equals(await buffer(kept.stream)),
    ).toBe(true)
  })
})
