import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { exportContent } from '../../../admin/content/export/export-content.ts'
import { listExport } from '../../../admin/content/export/list-export.ts'
import { articleFiles, handbookFiles } from '../../../admin/content/import/folder-for-tests.ts'
import { fileOf, leaf, openContent } from '../content-for-tests.ts'

const oak = 'insight/2026/one-oak'
const nothing = { written: [], removed: [], conflicts: [] }

onDatabasesInTurn('an address that changes', databases => {
  const open = async (files?: Parameters<typeof openContent>[1]) => {
    const content = await openContent(databases, files)
    const { editor, db } = content
    const move = (from: string, to: string, more: object = {}) =>
      editor.call('moveEntry', { params: { entry: from }, body: { from, to, ...more } })
    const plan = (entry: string, to: string) => editor.call('planMove', { params: { entry }, query: { to } })
    const redirects = async () =>
      (await rowsOf(db, 'redirects')).map(({ from_path, to_path }) => [from_path, to_path]).toSorted()
    const has = (path: string) => existsSync(join(content.folder.root, path))
    return { ...content, move, plan, redirects, has, admin: db as never }
  }

  test('is the article’s at once; the old one leads on, is written to under its old path, and no start brings it back', async () => {
    const { move, redirects, read, start, editor } = await open()
    expect(await editor.write('cn', '新的。')).toEqual([200, 200])
    expect((await move(leaf, oak)).json).toEqual({ path: oak, redirects: 1, links: 0 })
    expect([await read('en-US', leaf), await read('en-US', oak)]).toEqual([404, 'A text in en.'])
    expect(await redirects()).toEqual([[`/${leaf}`, `/${oak}`]])
    expect(await start()).toEqual(nothing)
    expect(await start()).toEqual(nothing)
    expect([await read('en-US', leaf), await read('zh-CN', oak)]).toEqual([404, '新的。'])
    // Somebody had it open.
    expect(await editor.write('en', 'Written under the old path.', leaf)).toEqual([200, 200])
    expect(await read('en-US', oak)).toBe('Written under the old path.')
  })

  test('moves its files when they are exported, as they were written, and all agree then', async () => {
    const { storage, move, start, folder, has, admin, editor, read } = await open()
    await editor.write('cn', '新的。')
    const [facts, jp] = await Promise.all(
      ['article.yaml', 'jp.md'].map(name => readFile(join(folder.root, leaf, name), 'utf8')),
    )
    await move(leaf, oak)
    const files = ['article.yaml', 'cn.md', 'en.md', 'jp.md']
    expect(
      (await listExport({ db: admin, storage }, folder.root))
        .map(({ path, change }) => `${change} ${path}`)
        .toSorted(),
    ).toEqual([...files.map(name => `new ${oak}/${name}`), ...files.map(name => `removed ${leaf}/${name}`)])
    await exportContent(admin, folder.root, storage)
    expect([has(leaf), has(`${oak}/cn.md`)]).toEqual([false, true])
    expect(await readFile(join(folder.root, oak, 'article.yaml'), 'utf8')).toBe(facts)
    expect(await readFile(join(folder.root, oak, 'jp.md'), 'utf8')).toBe(jp)
    expect(await start()).toEqual(nothing)
    expect(await start()).toEqual(nothing)
    expect(await exportContent(admin, folder.root, storage)).toEqual([])
    await folder.write({ [`${oak}/jp.md`]: String(jp).replace('A text', '新しい') })
    expect(await start()).toEqual({ ...nothing, written: [oak] })
    expect(await read('ja', oak)).toBe('新しい in jp.')
  })

  test('a file at the old path that a developer changes is the moved text’s: it goes live there, or is a conflict', async () => {
    const { storage, move, start, folder, editor, read, db, admin } = await open()
    await move(leaf, oak)
    await folder.write(fileOf('日本語', 'jp'))
    expect(await start()).toEqual({ ...nothing, written: [oak] })
    expect([await read('ja', oak), await read('ja', leaf)]).toEqual(['日本語', 404])
    await editor.write('en', 'From the office.', oak)
    await folder.write(fileOf('From the file.'))
    expect(await start()).toMatchObject({ conflicts: [{ path: oak, part: 'en', kind: 'changed' }] })
    expect(await start()).toEqual(nothing)
    await expect(exportContent(admin, folder.root, storage)).rejects.toThrow(`content/${leaf}/en.md`)
    expect((await rowsOf(db, 'entries')).filter(({ path }) => path === leaf)).toEqual([])
  })

  test('files that an export has left behind are no text of their own', async () => {
    const { storage, move, start, folder, admin, read } = await open()
    const left = await readFile(join(folder.root, leaf, 'en.md'), 'utf8')
    const facts = await readFile(join(folder.root, leaf, 'article.yaml'), 'utf8')
    await move(leaf, oak)
    await exportContent(admin, folder.root, storage)
    await folder.write({ [`${leaf}/en.md`]: left, [`${leaf}/article.yaml`]: facts })
    expect(await start()).toEqual(nothing)
    expect(await read('en-US', leaf)).toBe(404)
    // When they are gone, the path is free for another text.
    await folder.remove(leaf)
    await start()
    await folder.write({ [`${leaf}/en.md`]: left, [`${leaf}/article.yaml`]: facts })
    expect(await start()).toEqual({ ...nothing, written: [leaf] })
  })

  test('moved on and back there is never a chain, a loop or a redirect over a page', async () => {
    const { storage, move, redirects, start, has, admin, folder, editor } = await open()
    const elm = 'insight/2026/one-elm'
    await editor.call('addRedirect', { body: { from: '/older', to: `/${leaf}` } })
    await move(leaf, oak)
    expect((await move(oak, elm)).status).toBe(200)
    expect(await redirects()).toEqual([
      [`/${leaf}`, `/${elm}`],
      [`/${oak}`, `/${elm}`],
      ['/older', `/${elm}`],
    ])
    expect(await start()).toEqual(nothing)
    expect((await move(elm, leaf)).status).toBe(200)
    expect(await redirects()).toEqual([
      [`/${elm}`, `/${leaf}`],
      [`/${oak}`, `/${leaf}`],
      ['/older', `/${leaf}`],
    ])
    expect(await start()).toEqual(nothing)
    expect(await exportContent(admin, folder.root, storage)).toEqual([])
    expect(has(`${leaf}/en.md`)).toBe(true)
  })

  test('links follow in what is published and in drafts; those of legal texts are left to the redirect', async () => {
    const { move, plan, editor, enter, read, db } = await open(articleFiles('2026/one-leaf-too'))
    const link = `[leaf](page:/${leaf}) and [another](page:/${leaf}-too)`
    const maker = 'careers/brush-maker'
    await editor.write('en', `See ${link}.`, maker)
    await editor.write('cn', `见 ${link}。`, maker)
    await editor.save('en', `A draft, see [leaf](page:/${leaf}#top).`, maker)
    const outdated = async () =>
      (await editor.open('cn', maker)).entry.parts.filter(each => each.outdated).map(({ part }) => part)
    expect(await outdated()).toEqual(['jp'])
    const lawyer = await enter('administrator')
    await lawyer.write('en', `By law, ${link}.`, 'legal/privacy-policy')
    expect((await plan(leaf, oak)).json).toMatchObject({
      redirects: [{ from: `/${leaf}`, to: `/${oak}` }],
      links: [
        { path: maker, part: 'cn', becomes: 'changed' },
        { path: maker, part: 'en', becomes: 'changed' },
        { path: 'legal/privacy-policy', part: 'en', becomes: 'followed' },
      ],
    })
    expect(await read('en-US', leaf)).toBe('A text in en.')
    expect((await move(leaf, oak)).json).toMatchObject({ links: 2 })
    const [text] = (await rowsOf(db, 'position_texts')).filter(({ iso }) => iso === 'en-US')
    expect(text?.body).toBe(`See [leaf](page:/${oak}) and [another](page:/${leaf}-too).`)
    const { text: draft, live } = await editor.open('en', maker)
    expect(draft?.markdown).toContain(`A draft, see [leaf](page:/${oak}#top)`)
    expect(live?.note).toBe('Links follow a page that was moved')
    // A link that follows is no news for a translation.
    expect(await outdated()).toEqual(['jp'])
    expect((await editor.open('en', 'legal/privacy-policy')).text?.markdown).toContain(`page:/${leaf})`)
  })

  test('a page of the handbook moves with those below it and its variants, in every version', async () => {
    const { storage, move, redirects, editor, db, start, admin, folder } = await open({
      ...handbookFiles('procreate/layers/masks', { versions: ['5.3', '5.2'] }),
      ...handbookFiles('procreate/layers/masks/edges', { versions: ['5.3'] }),
      ...handbookFiles('procreate/layers/masks@5.1', { versions: ['5.1'] }),
      ...handbookFiles('procreate/paint', { order: 2, versions: ['5.3', '5.2', '5.1', '5.0'] }),
    })
    const paint = 'handbook/procreate/paint'
    const link = '[m](handbook:layers/masks) [e](handbook:layers/masks/edges) [l](handbook:layers)'
    await editor.call('changePageVersions', {
      params: { product: 'procreate' },
      body: { version: 0, page: paint, slug: '5.0', act: 'take' },
    })
    expect(
      (await editor.save('en', link.replace('[e](handbook:layers/masks/edges) ', ''), paint)).status,
    ).toBe(200)
    const from = 'handbook/procreate/layers/masks'
    expect((await move(from, `${paint}/masks`)).json).toMatchObject({ redirects: 4, links: 1 })
    expect((await rowsOf(db, 'handbook_places')).map(row => `${row.group_version} ${row.path}`)).toEqual(
      expect.arrayContaining([
        '5.3 paint/masks',
        '5.3 paint/masks/edges',
        '5.2 paint/masks',
        '5.1 paint/masks',
      ]),
    )
    expect(await redirects()).toContainEqual([
      '/handbook/procreate/5.1/layers/masks',
      '/handbook/procreate/5.1/paint/masks',
    ])
    expect((await editor.open('en', paint)).text?.markdown).toBe(
      '[m](handbook:paint/masks) [l](handbook:layers)',
    )
    expect(await start()).toEqual(nothing)
    await exportContent(admin, folder.root, storage)
    expect(await start()).toEqual(nothing)
    expect(await exportContent(admin, folder.root, storage)).toEqual([])
  })

  test('what cannot be an address is refused with a sentence, and nothing is moved', async () => {
    const { move, editor, enter, redirects, db } = await open({
      ...handbookFiles('procreate/layers/masks', { versions: ['5.3', '5.2'] }),
      ...handbookFiles('procreate/paint', { order: 2, versions: ['5.3'] }),
    })
    const layers = 'handbook/procreate/layers'
    await editor.call('createEntry', { body: { kind: 'article', path: 'insight/2026/taken' } })
    await editor.call('createEntry', { body: { kind: 'handbook', path: 'handbook/procreate/new' } })
    const refusals = [
      [leaf, leaf, 422, 'This is its address already.'],
      [leaf, 'insight/2026/taken', 409, 'insight/2026/taken is another text.'],
      [leaf, 'insight/2025/one-leaf', 422, 'Its date is 2026-03-01'],
      [leaf, 'insight/2026/One Leaf', 422, 'cannot be an address'],
      [leaf, '../insight/2026/x', 422, 'cannot be an address'],
      [leaf, 'careers/one-leaf', 422, 'cannot be an address'],
      ['legal/privacy-policy', 'legal/privacy', 403, 'not yours'],
      [layers, `${layers}/masks/layers`, 422, 'below itself'],
      [layers, 'handbook/procreate/search', 422, 'is the address of the search'],
      [layers, 'handbook/pocket/layers', 422, 'stays in it'],
      [layers, `${layers}@5.1`, 422, 'names the variant'],
      [`${layers}/masks`, 'handbook/procreate/a/b/c/d/e', 422, '4 levels'],
      [`${layers}/masks`, 'handbook/procreate/nothing/masks', 409, 'There is no page nothing.'],
      [`${layers}/masks`, 'handbook/procreate/paint/masks', 409, 'paint does not stand in 5.2'],
      [`${layers}/masks`, 'handbook/procreate/new/masks', 409, 'new is not published'],
      [layers, 'handbook/procreate/paint', 409, 'is another text'],
    ] as const
    for (const [from, to, status, sentence] of refusals) {
      const answer = await move(from, to)
      expect([to, answer.status, answer.json?.detail]).toEqual([
        to,
        status,
        expect.stringContaining(sentence),
      ])
    }
    expect(await redirects()).toEqual([])
    expect((await rowsOf(db, 'former_paths')).length).toBe(0)
    const stale = await editor.call('moveEntry', {
      params: { entry: leaf },
      body: { from: oak, to: 'insight/2026/x' },
    })
    expect(stale.json?.detail).toBe(`Somebody else has moved it meanwhile: it is at ${leaf}.`)
    const admin = await enter('administrator')
    const fixed = await admin.call('moveEntry', {
      params: { entry: 'legal/privacy-policy' },
      body: { from: 'legal/privacy-policy', to: 'legal/privacy' },
    })
    expect([fixed.status, fixed.json?.detail]).toEqual([422, expect.stringContaining('it stays')])
    const press = await enter('careers')
    expect(
      (await press.call('moveEntry', { params: { entry: leaf }, body: { from: leaf, to: oak } })).status,
    ).toBe(403)
    expect((await move(leaf, oak)).status).toBe(200)
    const reused = await editor.call('createEntry', { body: { kind: 'article', path: leaf } })
    expect([reused.status, reused.json?.detail]).toEqual([
      409,
      expect.stringContaining('Export the texts first'),
    ])
  })

  test('of two who move a text at once, one does', onBoth, async () => {
    const { move, redirects } = await open()
    const answers = await Promise.all([move(leaf, oak), move(leaf, 'insight/2026/one-elm'), move(leaf, oak)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await redirects()).toHaveLength(1)
  })
})
