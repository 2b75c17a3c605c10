import { expect, test } from 'vitest'
import { createAdminClient } from '../../../contract/admin.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { exportContent } from '../../admin/content/export/export-content.ts'
import { lessonFiles } from '../../admin/content/import/folder-for-tests.ts'
import { readChanges, readRevision } from '../../admin/content/revision.ts'
import { origin } from '../three-services-for-tests.ts'
import { openContent } from './content-for-tests.ts'

const dot = 'education/one-dot'
const facts = { order: 2, age: '17', subject: 'art', app: 'dreams', minutes: 30, sheet: 'flipbook' }

onDatabasesInTurn('lessons', databases => {
  const open = async () => {
    const office = await openContent(databases, lessonFiles('one-dot'))
    const client = createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: office.admin })
    const list = async (lang: string) =>
      (await client.listLessons({ query: { lang } })).lessons.map(({ slug, title }) => [slug, title])
    return { ...office, client, list, content: office.db as never }
  }

  test('one is begun without its steps, goes out with them, and is listed where it is published', async () => {
    const { editor, client, list } = await open()
    const entry = 'education/two-dots'
    await editor.call('createEntry', { body: { kind: 'lesson', path: entry } })
    const saveFacts = (facts: object) =>
      editor.call('saveFacts', { params: { entry }, body: { version: 0, based_on: null, facts } })
    const refused = await saveFacts({ ...facts, minutes: 0 })
    expect([refused.status, refused.json?.detail]).toEqual([
      422,
      'minutes: should be a whole number from 1 to 600',
    ])
    expect((await saveFacts(facts)).status).toBe(200)
    expect((await editor.publish('facts', entry)).status).toBe(200)
    for (const [text, fault] of [
      ['Paper.', 'text: a lesson has its steps as a numbered list'],
      ['1. Draw.', 'text: a lesson says what is needed before its steps'],
    ] as const) {
      expect((await editor.save('cn', text, entry)).status).toBe(200)
      const { status, json } = await editor.publish('cn', entry)
      expect([status, json?.detail]).toEqual([422, fault])
    }
    expect(await editor.write('cn', '纸。\n\n1. 画。', entry)).toEqual([200, 200])
    expect(await list('zh-CN')).toEqual([
      ['one-dot', 'one-dot in cn'],
      ['two-dots', 'One leaf'],
    ])
    expect(await list('ja')).toEqual([['one-dot', 'one-dot in jp']])
    const { lesson } = await client.getLesson({ params: { slug: 'two-dots' }, query: { lang: 'zh-CN' } })
    expect(lesson).toMatchObject({ age: '17', sheet: 'flipbook', languages: ['zh-CN'] })
    await expect(client.getLesson({ params: { slug: 'two-dots' }, query: {} })).rejects.toThrow()
  })

  test('a new step touches its page, another title the list too; a move leads on, and is exported', async () => {
    const { editor, db, content, folder, storage } = await open()
    const keysOf = async (act: () => Promise<unknown>) => {
      const { revision } = await readChanges(content, await readRevision(content))
      await act()
      return (await readChanges(content, revision)).changes?.map(({ key }) => key).toSorted()
    }
    expect(await exportContent(content, folder.root, storage)).toEqual([])
    expect(await keysOf(() => editor.write('en', 'Paper.\n\n1. Look again.', dot))).toEqual([dot])
    const seen = await editor.open('en', dot)
    const text = { title: 'One more dot', description: 'Dots', markdown: 'Paper.\n\n1. Look.' }
    const body = { version: seen.version, based_on: seen.draft?.id ?? null, text }
    await editor.call('saveText', { params: { entry: dot, part: 'en' }, body })
    expect(await keysOf(() => editor.publish('en', dot))).toEqual(['education', dot])
    const to = 'education/a-dot'
    await editor.call('moveEntry', { params: { entry: dot }, body: { from: dot, to } })
    expect((await rowsOf(db, 'redirects')).map(({ from_path, to_path }) => [from_path, to_path])).toEqual([
      [`/${dot}`, `/${to}`],
    ])
    expect((await rowsOf(db, 'lessons')).map(({ slug }) => slug)).toEqual(['a-dot'])
    expect(await exportContent(content, folder.root, storage)).toContain(`${to}/en.md`)
  })
})
