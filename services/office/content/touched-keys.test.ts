import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { bumpRevision, holdRevision, readChanges, readRevision } from '../../admin/content/revision.ts'
import { leaf, openContent } from './content-for-tests.ts'

onEachDatabase('what a publishing touches', databases => {
  async function open() {
    const office = await openContent(databases)
    const db = office.db as never
    /** The keys of what an act has changed; `everything` for what cannot be told apart. */
    const touchedBy = async (act: () => Promise<unknown>) => {
      const before = await readChanges(db, await readRevision(db))
      await act()
      const { unnamed, changes } = await readChanges(db, before.revision)
      return unnamed === before.unnamed ? changes?.map(({ key }) => key).toSorted() : 'everything'
    }
    return { ...office, content: db, touchedBy }
  }

  test('another text touches the article, another title its lists too, and so does a text that leaves', async () => {
    const { editor, touchedBy } = await open()
    await editor.write('en', 'One text.')
    expect(await touchedBy(() => editor.write('en', 'Another text.'))).toEqual([leaf])
    const seen = await editor.open('en')
    const text = { ...seen.text, title: 'Another title', description: '', markdown: '' }
    await editor.save('en', 'Another text.', leaf, {
      ...seen,
      text: { ...text, description: 'As before' },
    } as never)
    expect(await touchedBy(() => editor.publish('en'))).toEqual(['insight', leaf])
    const { version } = await editor.open('en')
    const params = { entry: leaf, part: 'en' }
    expect(await touchedBy(() => editor.call('unpublish', { params, body: { version } }))).toEqual([
      'insight',
      leaf,
    ])
  })

  test('a save that is not published touches nothing', async () => {
    const { editor, touchedBy } = await open()
    expect(await touchedBy(() => editor.save('en', 'A draft.'))).toEqual([])
  })

  test('a change that names no keys, as of an earlier release, touches everything', async () => {
    const { content, touchedBy } = await open()
    expect(await touchedBy(() => bumpRevision(content, ['prices']))).toEqual(['prices'])
    expect(await touchedBy(() => bumpRevision(content, 'everything'))).toBe('everything')
    expect(await touchedBy(() => holdRevision(content))).toEqual([])
    const mixed = async () => {
      await bumpRevision(content, 'everything')
      await bumpRevision(content, ['prices'])
    }
    expect(await touchedBy(mixed)).toBe('everything')
  })

  test('two thousand keys at once are as good as all', async () => {
    const { content } = await open()
    const since = await readRevision(content)
    await bumpRevision(
      content,
      Array.from({ length: 2000 }, (_, n) => `insight/2026/n-${n}`),
    )
    expect((await readChanges(content, since)).changes).toHaveLength(2000)
    await bumpRevision(content, ['one-more'])
    expect((await readChanges(content, since)).changes).toBe(null)
  })
})
