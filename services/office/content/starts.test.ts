import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, changeRows, removeRows, rowsOf } from '../../../test/rows.ts'
import { articleFiles } from '../../admin/content/import/folder-for-tests.ts'
import { importContent } from '../../admin/content/import/import-content.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { openAdminDatabase } from '../../admin/database-for-tests.ts'
import { fileOf, leaf, openContent } from './content-for-tests.ts'

onDatabasesInTurn('starts with files that staff work on too', databases => {
  type Content = Awaited<ReturnType<typeof openContent>>
  const nothing = { written: [], removed: [], conflicts: [] }

  /** Starts twice: the second time nothing is left to do. */
  async function startTwice({ start, db }: Content) {
    const outcome = await start()
    const number = await readRevision(db as never)
    expect(await start()).toEqual(nothing)
    expect(await readRevision(db as never)).toBe(number)
    return outcome
  }

  test('each path is an entry with a first revision of each part, by files', async () => {
    const { db } = await openContent(databases)
    const entries = await rowsOf(db, 'entries')
    const revisions = await rowsOf(db, 'revisions')
    expect(entries.map(({ kind, path }) => [kind, path]).toSorted()).toEqual([
      ['article', leaf],
      ['handbook', 'handbook/pocket/start'],
      ['handbook', 'handbook/procreate/layers'],
      ['legal', 'legal/privacy-policy'],
      ['position', 'careers/brush-maker'],
    ])
    expect(revisions).toHaveLength(20)
    expect(
      new Set(revisions.map(({ number, origin, author_id }) => `${number} ${origin} ${author_id}`)),
    ).toEqual(new Set(['1 files null']))
    const heads = await rowsOf(db, 'heads')
    expect(heads.every(({ draft_id, live_id }) => draft_id !== null && draft_id === live_id)).toBe(true)
  })

  test('a database from before entries gets them without one row of the site being written', async () => {
    const content = await openContent(databases)
    const database = await openAdminDatabase(databases)
    const { db } = database
    // As an older version has left it: rows of the site and hashes of files, no entries.
    const tables = ['content_sources', 'articles', 'article_texts', 'positions', 'position_texts'] as const
    for (const table of tables) await addRows(db, table, await rowsOf(content.db, table))
    const site = () => Promise.all(tables.map(table => rowsOf(db, table)))
    const before = await site()
    const outcome = await importContent(db, content.folder.root)
    expect(outcome).toEqual(nothing)
    expect([await readRevision(db), await site()]).toEqual([0, before])
    expect([await rowsOf(db, 'entries'), await rowsOf(db, 'revisions')].map(rows => rows.length)).toEqual([
      5, 20,
    ])
    expect(await importContent(db, content.folder.root)).toEqual(nothing)
  })

  test('a changed file goes live, as a revision by files, and leaves the other languages alone', async () => {
    const content = await openContent(databases)
    await content.folder.write(fileOf('From the file.'))
    expect(await startTwice(content)).toEqual({ ...nothing, written: [leaf] })
    expect(await content.read('en-US')).toBe('From the file.')
    expect(await content.read('ja')).toBe('A text in jp.')
    const { draft, version } = await content.editor.open()
    expect([draft?.number, draft?.origin, version]).toEqual([2, 'files', 2])
  })

  test('what staff have published stays, while the same file and others change nothing or go live', async () => {
    const content = await openContent(databases)
    expect(await content.editor.write('en', 'From the office.')).toEqual([200, 200])
    expect(await startTwice(content)).toEqual(nothing)
    await content.folder.write(fileOf('日本語', 'jp'))
    expect(await startTwice(content)).toEqual({ ...nothing, written: [leaf] })
    expect(await content.read('en-US')).toBe('From the office.')
    expect(await content.read('ja')).toBe('日本語')
  })

  test('a file that says what the office says is agreed on, silently', async () => {
    const content = await openContent(databases)
    await content.editor.write('en', 'The same.')
    await content.folder.write(fileOf('The same.'))
    expect(await startTwice(content)).toEqual(nothing)
    await content.folder.write(fileOf('And on.'))
    expect(await startTwice(content)).toEqual({ ...nothing, written: [leaf] })
    expect(await content.read('en-US')).toBe('And on.')
  })

  test('where both have changed the office stays live, and the conflict is listed once, with three texts', async () => {
    const content = await openContent(databases)
    await content.editor.write('en', 'From the office.')
    await content.folder.write(fileOf('From the file.'))
    const conflict = { path: leaf, part: 'en', kind: 'changed' }
    expect(await startTwice(content)).toMatchObject({ written: [], removed: [], conflicts: [conflict] })
    expect(await content.read('en-US')).toBe('From the office.')
    const listed = (await content.editor.call('listFileConflicts')).json as { conflicts: object[] }
    expect(listed.conflicts).toMatchObject([
      {
        ...{ part: 'en', kind: 'changed' },
        agreed: { text: { markdown: 'A text in en.' } },
        file: { text: { markdown: 'From the file.' } },
        office: { text: { markdown: 'From the office.' } },
        merged: null,
      },
    ])
    // The text of the file is a revision, not the draft.
    const { draft } = await content.editor.open()
    expect(draft?.origin).toBe('office')
    expect(await rowsOf(content.db, 'file_conflicts')).toHaveLength(1)
    // A bundle with it says so beside the part.
    const add = ['en', 'cn'].map(part => ({ entry: leaf, part }))
    const begun = await content.editor.call('createBundle', { body: { name: 'Spring', add } })
    const { id: bundle } = begun.json as { id: string }
    expect((await content.editor.call('getBundle', { params: { bundle } })).json).toMatchObject({
      items: [
        { part: 'en', is_in_conflict: true },
        { part: 'cn', is_in_conflict: false },
      ],
    })
  })

  test.each([
    ['office', 'From the office.'],
    ['file', 'From the file.'],
    ['edited', 'From both.'],
  ])('a conflict settled with the %s stays settled', async (take, expected) => {
    const content = await openContent(databases)
    await content.editor.write('en', 'From the office.')
    await content.folder.write(fileOf('From the file.'))
    await content.start()
    const { version, text } = await content.editor.open()
    const edited = { title: text?.title, description: text?.description, markdown: 'From both.' }
    const body = { version, take, ...(take === 'edited' && { text: edited }) }
    const params = { entry: leaf, part: 'en' }
    expect((await content.editor.call('settleFileConflict', { params, body })).status).toBe(200)
    expect(await content.read('en-US')).toBe(expected)
    expect(await startTwice(content)).toEqual(nothing)
    expect(await content.read('en-US')).toBe(expected)
    expect((await content.editor.call('settleFileConflict', { params, body })).status).toBe(404)
  })

  test('a removed file is archived where staff have not changed it, and comes back with its file', async () => {
    const content = await openContent(databases)
    await content.folder.remove(leaf)
    expect(await startTwice(content)).toEqual({ ...nothing, removed: [leaf] })
    expect(await content.read('en-US')).toBe(404)
    expect(
      (await rowsOf(content.db, 'entries')).find(({ path }) => path === leaf)?.archived_at,
    ).not.toBeNull()
    expect((await rowsOf(content.db, 'revisions')).length).toBe(20)
    await content.folder.write(articleFiles('2026/one-leaf'))
    expect(await startTwice(content)).toEqual({ ...nothing, written: [leaf] })
    expect(await content.read('ja')).toBe('A text in jp.')
  })

  test('a removed language leaves the site alone', async () => {
    const content = await openContent(databases)
    await content.folder.remove(`${leaf}/jp.md`)
    expect(await startTwice(content)).toEqual({ ...nothing, written: [leaf] })
    expect([await content.read('ja'), await content.read('zh-CN')]).toEqual([
      'A text in en.',
      'A text in cn.',
    ])
  })

  test('a removed folder whose text staff have changed stays, and is listed', async () => {
    const content = await openContent(databases)
    await content.editor.write('en', 'From the office.')
    await content.folder.remove(leaf)
    const { conflicts } = await startTwice(content)
    expect(conflicts.map(({ part, kind }) => [part, kind])).toEqual([
      ['facts', 'removed'],
      ['en', 'removed'],
    ])
    expect([await content.read('en-US'), await content.read('ja')]).toEqual([
      'From the office.',
      'From the office.',
    ])
  })

  test('what staff have archived stays archived', async () => {
    const content = await openContent(databases)
    const archive = { params: { entry: leaf }, body: { archived: true } }
    expect((await content.editor.call('archiveEntry', archive)).status).toBe(200)
    expect(await startTwice(content)).toEqual(nothing)
    expect(await content.read('en-US')).toBe(404)
  })

  test('what was made in the office is never touched, though no file has it', async () => {
    const content = await openContent(databases)
    const path = 'insight/2026/made-here'
    await content.editor.call('createEntry', { body: { kind: 'article', path } })
    const facts = { date: '2026-03-01', category: 'craft', cover: 'coast', featured: false }
    const params = { entry: path }
    const saved = await content.editor.call('saveFacts', {
      params,
      body: { version: 0, based_on: null, facts },
    })
    expect(saved.status).toBe(200)
    expect((await content.editor.publish('facts', path)).status).toBe(200)
    expect(await content.editor.write('jp', '最初の言葉。', path)).toEqual([200, 200])
    expect(await startTwice(content)).toEqual(nothing)
    expect([await content.read('ja', path), await content.read('en-US', path)]).toEqual(['最初の言葉。', 404])
  })

  test('under a draft the file goes live, and the draft says so', async () => {
    const content = await openContent(databases)
    await content.editor.save('en', 'Not ready yet.')
    const { version } = await content.editor.open()
    await content.folder.write(fileOf('From the file.'))
    expect(await startTwice(content)).toEqual({ ...nothing, written: [leaf] })
    expect(await content.read('en-US')).toBe('From the file.')
    const seen = await content.editor.open()
    expect([seen.text?.markdown, seen.live_changed, seen.version]).toEqual(['Not ready yet.', true, version])
  })

  test('revisions cannot be changed or deleted', async () => {
    const { db } = await openContent(databases)
    await expect(changeRows(db, 'revisions', { number: 1 }, { note: 'x' })).rejects.toThrow(/append-only/)
    await expect(removeRows(db, 'revisions')).rejects.toThrow(/append-only/)
  })
})
