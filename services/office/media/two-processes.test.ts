import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { MediaView } from '../../../contract/office/media.ts'
import type { JobHandler } from '../../../platform/jobs/perform.ts'
import { startWorker } from '../../../platform/jobs/worker.ts'
import { createLog } from '../../../platform/log.ts'
import { openS3Storage } from '../../../platform/storage/s3.ts'
import { startS3 } from '../../../platform/storage/s3-for-tests.ts'
import { onEachDatabase, shareDatabase } from '../../../test/databases.ts'
import { openFolder } from '../../../test/folders.ts'
import { rowsOf } from '../../../test/rows.ts'
import { makeMedia, mediaKind } from '../../admin/media/make-media.ts'
import { halves } from '../../admin/media/process/pictures-for-tests.ts'
import { sweepMedia } from '../../admin/media/sweep-media.ts'
import { openFileTaker } from '../../admin/uploads/open-file-taker.ts'
import { openContent } from '../content/content-for-tests.ts'

const silent = createLog('silent')

onEachDatabase('the library of two processes with an S3 store', databases => {
  /** A process with its own folders and its own client of the store. */
  async function openProcess(shared: typeof databases, setting: Parameters<typeof openS3Storage>[0]) {
    const content = await openContent(shared)
    const storage = openS3Storage(setting)
    const own = await openFolder('process')
    const db = content.db as never
    const make = makeMedia({ db, storage, log: silent, folder: join(own, 'pictures') })
    const runs: string[] = []
    const handler: JobHandler = (payload, job) => {
      runs.push(job.id)
      return make(payload, job)
    }
    const taker = openFileTaker({ db, storage, folder: join(own, 'uploads'), clamavUrl: null, log: silent })
    onTestFinished(() => taker.close())
    return {
      ...content,
      ...{ storage, runs, own, takeFile: taker.takeFile },
      work() {
        const worker = startWorker(
          content.database as never,
          { [mediaKind]: handler },
          { log: silent, pollMs: 50 },
        )
        onTestFinished(() => worker.stop())
      },
    }
  }

  test('an upload that one finishes is added at the other, made once, and served, replaced and deleted by both', async () => {
    const s3 = await startS3()
    onTestFinished(() => s3.close())
    const shared = databases.dialect === 'sqlite' ? databases : await shareDatabase(databases)
    const one = await openProcess(shared, s3.setting)
    const other = databases.dialect === 'sqlite' ? one : await openProcess(shared, s3.setting)
    for (const each of new Set([one, other])) each.work()
    const take = async (colour: string) => {
      const path = join(one.own, 'Halves.jpg')
      await writeFile(path, await halves(120, 90).tint(colour).jpeg().toBuffer())
      return (await one.takeFile({ path, name: 'Halves.jpg' })) as { id: string }
    }
    const added: string[] = []
    for (const colour of ['#d03020', '#2040d0', '#20d040']) {
      const { id: upload } = await take(colour)
      const { json } = await other.editor.call('addMedia', { body: { upload } })
      added.push((json as { id: string }).id)
    }
    const view = async (id: string, at = other) =>
      (await at.editor.call('getMedia', { params: { id } })).json as unknown as MediaView
    const ready = (id: string, version: number) =>
      expect
        .poll(
          async () =>
            (await view(id)).files.length > 0 && !(await view(id)).is_making && (await view(id)).version,
          {
            timeout: 30_000,
          },
        )
        .toBe(version)
    for (const id of added) await ready(id, 1)
    expect([...new Set([one, other])].flatMap(({ runs }) => runs)).toHaveLength(added.length)
    const [id = ''] = added
    const { files } = await view(id)
    for (const { src, bytes } of files)
      for (const { storage } of [one, other]) {
        const stored = await storage.get(src.slice(1))
        stored?.stream.destroy()
        expect(stored?.size).toBe(bytes)
      }
    const body = { upload: (await take('#808080')).id, version: 1 }
    const answers = await Promise.all(
      [one, other].map(({ editor }) => editor.call('replaceMedia', { params: { id }, body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await ready(id, 2)
    expect((await view(id, one)).files.map(({ src }) => src)).not.toEqual(files.map(({ src }) => src))
    const deleted = await Promise.all(
      [one, other].map(({ editor }) => editor.call('deleteMedia', { params: { id }, body: { version: 2 } })),
    )
    expect(deleted.map(({ status }) => status === 200)).toContain(true)
    expect(deleted.filter(({ status }) => status === 200)).toHaveLength(1)
    const later = () => new Date(Date.now() + 1000)
    await Promise.all([one, other].map(({ db, storage }) => sweepMedia({ db: db as never, storage }, later)))
    const kept = new Set((await rowsOf(one.db, 'media_files')).map(row => row.storage_key))
    const originals = (await rowsOf(one.db, 'media')).map(row => row.original_key)
    expect(new Set(s3.objects.keys())).toEqual(new Set([...kept, ...originals]))
  })
})
