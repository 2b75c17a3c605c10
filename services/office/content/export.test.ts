import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { openFolder } from '../../../test/folders.ts'
import { projectRoot } from '../../../test/test-server.ts'
import { checkExport, exportContent } from '../../admin/content/export/export-content.ts'
import { importContent } from '../../admin/content/import/import-content.ts'
import { openContent } from './content-for-tests.ts'

const article = 'insight/2026/one-bowl-of-lemons'

onDatabasesInTurn('an export of what staff have published', databases => {
  test('writes nothing for our own content as it is, and after an edit one file, only its lines', async () => {
    const content = await openContent(databases)
    const db = content.db as never
    const root = await openFolder('whole-content')
    await cp(join(projectRoot, 'content'), root, { recursive: true })
    await importContent(db, root)
    expect(await exportContent(db, root, content.storage)).toEqual([])
    const path = (await content.editor.call('listEntries', { query: { kind: 'article', limit: '1' } })).json
    const [entry] = (path as { entries: { path: string }[] }).entries
    const name = entry?.path ?? article
    const file = join(root, name, 'jp.md')
    const before = await readFile(file, 'utf8')
    const { text, version, draft } = await content.editor.open('jp', name)
    const markdown = `${text?.markdown}\n\n最後に一行。`
    const edited = { title: '「台所」の光: 新', description: text?.description, markdown }
    const params = { entry: name, part: 'jp' }
    const body = { version, based_on: draft?.id, text: { ...edited, sample: text?.sample } }
    expect((await content.editor.call('saveText', { params, body })).status).toBe(200)
    // A draft is nobody's business.
    expect(await checkExport(db, root, content.storage)).toEqual([])
    expect((await content.editor.publish('jp', name)).status).toBe(200)
    expect(await checkExport(db, root, content.storage)).toMatchObject([
      { path: `${name}/jp.md`, isChanged: false },
    ])
    expect(await exportContent(db, root, content.storage)).toEqual([`${name}/jp.md`])
    const [old, now] = [before.split('\n'), (await readFile(file, 'utf8')).split('\n')]
    expect(now.filter(line => !old.includes(line))).toEqual(['title: "「台所」の光: 新"', '最後に一行。'])
    expect(now.length).toBe(old.length + 2)
    expect(await exportContent(db, root, content.storage)).toEqual([])
    const silent = { written: [], removed: [], conflicts: [] }
    expect(await importContent(db, root)).toEqual(silent)
  }, 120_000)

  test('refuses to write over a file that has changed since, and names it', async () => {
    const content = await openContent(databases)
    const db = content.db as never
    const { root } = content.folder
    await content.editor.write('en', 'From the office.')
    const file = join(root, 'insight/2026/one-leaf/en.md')
    const own = (await readFile(file, 'utf8')).replace('A text', 'A sentence')
    await writeFile(file, own)
    await expect(exportContent(db, root, content.storage)).rejects.toThrow(
      'content/insight/2026/one-leaf/en.md',
    )
    expect(await readFile(file, 'utf8')).toBe(own)
  })

  test('changes one fact on its line, keeps comments and Windows line ends, and removes what was archived', async () => {
    const content = await openContent(databases)
    const db = content.db as never
    const { root, write } = content.folder
    const facts =
      "# Why it was written.\r\ndate: 2026-03-01 # spring\r\ncategory: craft\r\ncover: 'coast'\r\nfeatured: false\r\n"
    await write({ 'insight/2026/one-leaf/article.yaml': facts })
    await content.start()
    const { version, draft, facts: known } = await content.editor.open('facts')
    const params = { entry: 'insight/2026/one-leaf' }
    const body = { version, based_on: draft?.id, facts: { ...known, featured: true, cover: 'leaf' } }
    expect((await content.editor.call('saveFacts', { params, body })).status).toBe(200)
    await content.editor.publish('facts')
    expect(await exportContent(db, root, content.storage)).toEqual(['insight/2026/one-leaf/article.yaml'])
    const written = await readFile(join(root, 'insight/2026/one-leaf/article.yaml'), 'utf8')
    expect(written).toBe(facts.replace('false', 'true').replace("'coast'", "'leaf'"))
    await content.start()
    await content.editor.call('archiveEntry', { params, body: { archived: true } })
    expect(await exportContent(db, root, content.storage)).toHaveLength(4)
    await expect(readFile(join(root, 'insight/2026/one-leaf/en.md'))).rejects.toThrow()
    await content.start()
    expect(await exportContent(db, root, content.storage)).toEqual([])
  })
})
