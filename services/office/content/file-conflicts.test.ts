import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { officeApi } from '../../../contract/office/office.ts'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { origin } from '../three-services-for-tests.ts'
import { fileOf, leaf, openContent } from './content-for-tests.ts'

const params = { entry: leaf, part: 'en' }

onDatabasesInTurn('conflicts of files and office', databases => {
  type Content = Awaited<ReturnType<typeof openContent>>

  /** Three paragraphs that were agreed on, and then changed by staff and in the file. */
  async function openConflict(office: string, file: string) {
    const content = await openContent(databases, fileOf('First.\n\nSecond.\n\nThird.'))
    expect(await content.editor.write('en', office)).toEqual([200, 200])
    await content.folder.write(fileOf(file))
    await content.start()
    return content
  }

  async function look({ editor }: Content) {
    const { status, json } = await editor.call('getFileConflict', { params })
    return {
      status,
      ...(json as { pieces: { name: string | null; change: string }[]; is_merged: boolean }),
    } as {
      status: number
      file_hash: string
      version: number
      is_merged: boolean
      text: { markdown: string; title: string }
      pieces: { name: string | null; change: string; file: { change: string; text: string }[] | null }[]
    }
  }
  const count = async ({ editor }: Content) => (await editor.call('countFileConflicts')).json

  test('what one side alone has changed is merged, piece by piece, and the words say what', async () => {
    const content = await openConflict(
      'First of staff.\n\nSecond.\n\nThird.',
      'First.\n\nSecond.\n\nThird of the file.',
    )
    expect(await count(content)).toEqual({ count: 1 })
    const { pieces, is_merged, text } = await look(content)
    expect(pieces.map(({ name, change }) => [name, change])).toEqual([
      ['title', 'same'],
      ['description', 'same'],
      [null, 'office'],
      [null, 'same'],
      [null, 'file'],
    ])
    expect([is_merged, text.markdown]).toEqual([true, 'First of staff.\n\nSecond.\n\nThird of the file.'])
    expect(
      pieces[4]?.file?.filter(({ change }) => change === 'added').map(({ text }) => text.trim()),
    ).toEqual(['of the file'])
  })

  test('where both have changed the same words it begins with the office, and with the file elsewhere', async () => {
    const content = await openConflict(
      'First of staff.\n\nSecond.\n\nThird.',
      'First of the file.\n\nSecond.\n\nThird!',
    )
    const { pieces, is_merged, text } = await look(content)
    expect(pieces.map(({ change }) => change)).toEqual(['same', 'same', 'both', 'same', 'file'])
    expect([is_merged, text.markdown]).toEqual([false, 'First of staff.\n\nSecond.\n\nThird!'])
  })

  test('a file that has changed is not settled unseen, and of two who settle one does', onBoth, async () => {
    const content = await openConflict('Of staff.', 'Of the file.')
    const { version, file_hash } = await look(content)
    await content.folder.write(fileOf('Of the file, again.'))
    await content.start()
    const settle = (body: object, by = content.editor) =>
      by.call('settleFileConflict', { params, body: { version, ...body } })
    const late = await settle({ take: 'file', file_hash })
    expect([late.status, late.json?.detail]).toEqual([409, 'The file has changed since it was shown.'])
    expect(await content.read('en-US')).toBe('Of staff.')
    const now = (await look(content)).file_hash
    const other = await content.enter('administrator')
    const statuses = await Promise.all([
      settle({ take: 'office', file_hash: now }),
      settle({ take: 'file', file_hash: now }, other),
    ])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await count(content)).toEqual({ count: 0 })
    expect((await look(content)).status).toBe(404)
  })

  test('settling keeps what somebody is writing', async () => {
    const content = await openConflict('Of staff.', 'Of the file.')
    const copy = { based_on: null, text: { title: 'Mine', description: '', markdown: 'Unsaved.' } }
    await content.editor.call('keepCopy', { params, body: copy })
    const { version } = await look(content)
    const settled = await content.editor.call('settleFileConflict', {
      params,
      body: { version, take: 'file' },
    })
    expect([settled.status, await content.read('en-US')]).toEqual([200, 'Of the file.'])
    expect((await content.editor.open()).copy).not.toBeNull()
  })

  test('an archived text is not brought back by its file: it is left, or brought back first', async () => {
    const content = await openConflict('Of staff.', 'Of the file.')
    await content.editor.call('archiveEntry', { params: { entry: leaf }, body: { archived: true } })
    await content.start()
    const settle = async (take: string) => {
      const { version } = await look(content)
      return (await content.editor.call('settleFileConflict', { params, body: { version, take } })).status
    }
    expect(await settle('file')).toBe(409)
    expect(await count(content)).toEqual({ count: 1 })
    expect(await settle('office')).toBe(200)
    expect([await count(content), await content.read('en-US')]).toEqual([{ count: 0 }, 404])
  })

  test('a removed text that is off the site already is settled either way', async () => {
    const content = await openContent(databases)
    await content.editor.write('en', 'Of staff.')
    await content.folder.remove(leaf)
    await content.start()
    const take = (part: string) =>
      content.editor.call('settleFileConflict', {
        params: { entry: leaf, part },
        body: { version: part === 'en' ? 2 : 1, take: 'file' },
      })
    expect((await take('facts')).status).toBe(200)
    expect((await take('en')).status).toBe(200)
    expect([await count(content), await content.read('en-US')]).toEqual([{ count: 0 }, 404])
  })

  test('an export lists and packs what differs alone, leaves out what the file has changed as well, and ends empty', async () => {
    const content = await openContent(databases)
    const { root } = content.folder
    const service = content.serviceWith(root)
    const get = async () => {
      const headers = { Cookie: content.editor.cookie }
      const answer = await service(new Request(`${origin}${officeApi}/files/content.zip`, { headers }))
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
    }
    const list = async () => {
      const headers = { Cookie: content.editor.cookie }
      const answer = await service(new Request(`${origin}${officeApi}/content/export`, { headers }))
      return ((await answer.json()) as { files: { path: string; change: string }[] }).files
    }
    expect(await list()).toEqual([])
    expect((await get()).status).toBe(404)
    await content.editor.write('en', 'From the office.')
    await content.editor.write('jp', '事務所から。')
    expect(await list()).toEqual([
      { path: `${leaf}/en.md`, change: 'changed' },
      { path: `${leaf}/jp.md`, change: 'changed' },
    ])
    const before = await readFile(join(root, `${leaf}/en.md`), 'utf8')
    const packed = unzipSync((await get()).bytes)
    expect(Object.keys(packed)).toEqual(['export.txt', `${leaf}/en.md`, `${leaf}/jp.md`])
    const written = strFromU8(packed[`${leaf}/en.md`] ?? new Uint8Array())
    expect(written).toBe(before.replace('A text in en.', 'From the office.'))
    // A developer unpacks the archive: file and office say the same again.
    await content.folder.write({ [`${leaf}/en.md`]: written })
    expect((await list()).map(({ change }) => change)).toEqual(['left', 'left'])
    await content.start()
    expect(await list()).toEqual([{ path: `${leaf}/jp.md`, change: 'changed' }])
    await content.folder.write(fileOf('開発者から。', 'jp'))
    await content.start()
    expect(await list()).toEqual([{ path: `${leaf}/jp.md`, change: 'left' }])
    expect(strFromU8(unzipSync((await get()).bytes)['export.txt'] ?? new Uint8Array())).toContain(
      'Settle them',
    )
    await content.editor.call('unpublish', { params: { entry: leaf, part: 'cn' }, body: { version: 1 } })
    expect(await list()).toEqual([
      { path: `${leaf}/cn.md`, change: 'removed' },
      { path: `${leaf}/jp.md`, change: 'left' },
    ])
  })
})
