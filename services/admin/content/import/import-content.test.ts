import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../../test/databases.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { openAdminDatabase } from '../../database-for-tests.ts'
import { readRevision } from '../revision.ts'
import { articleFiles, createContentFolder, positionFiles } from './folder-for-tests.ts'
import { importContent } from './import-content.ts'

onEachDatabase('loading the content folder', databases => {
  const open = () => openAdminDatabase(databases)

  test('the first run writes every part and raises the revision', async () => {
    const { root } = await createContentFolder()
    const { db } = await open()
    const { written, removed } = await importContent(db, root)
    expect(written).toEqual([
      'prices.yaml',
      'insight/categories.yaml',
      'careers/terms.yaml',
      'handbook/procreate/versions.yaml',
      'handbook/pocket/versions.yaml',
      'handbook/dreams/versions.yaml',
      'careers/brush-maker',
      'insight/2026/one-leaf',
      'legal/privacy-policy',
      'handbook/procreate/layers',
      'handbook/pocket/start',
    ])
    expect(removed).toEqual([])
    expect(await readRevision(db)).toBe(1)
    expect(await rowsOf(db, 'position_texts')).toHaveLength(3)
    expect(await rowsOf(db, 'article_texts')).toHaveLength(3)
  })

  test('a second run writes nothing and leaves the revision alone', async () => {
    const { root } = await createContentFolder()
    const { db } = await open()
    await importContent(db, root)
    const before = await rowsOf(db, 'positions')
    expect(await importContent(db, root)).toEqual({ written: [], removed: [], conflicts: [] })
    expect(await readRevision(db)).toBe(1)
    expect(await rowsOf(db, 'positions')).toEqual(before)
  })

  test('a changed file rewrites its own part, under the same id, and raises the revision', async () => {
    const folder = await createContentFolder()
    const { db } = await open()
    await importContent(db, folder.root)
    const before = await rowsOf(db, 'articles')
    await folder.write({ 'insight/2026/one-leaf/jp.md': '---\ntitle: 一枚の葉\nintro: 毎日描く\n---\n本文' })
    expect(await importContent(db, folder.root)).toEqual({
      written: ['insight/2026/one-leaf'],
      removed: [],
      conflicts: [],
    })
    expect(await readRevision(db)).toBe(2)
    expect(before).toHaveLength(1)
    expect(await rowsOf(db, 'articles')).toEqual(before)
    const texts = await rowsOf(db, 'article_texts')
    expect(texts.map(({ iso, title }) => [iso, title]).toSorted()).toEqual([
      ['en-US', '2026/one-leaf in en'],
      ['ja', '一枚の葉'],
      ['zh-CN', '2026/one-leaf in cn'],
    ])
  })

  test('a removed folder takes its rows and their texts with it', async () => {
    const folder = await createContentFolder({
      ...positionFiles('teacher'),
      ...articleFiles('2025/old-news'),
    })
    const { db } = await open()
    await importContent(db, folder.root)
    await folder.remove('careers/brush-maker')
    await folder.remove('insight/2025')
    const { removed } = await importContent(db, folder.root)
    expect(removed.toSorted()).toEqual(['careers/brush-maker', 'insight/2025/old-news'])
    expect(await readRevision(db)).toBe(2)
    expect(await rowsOf(db, 'positions')).toMatchObject([{ slug: 'teacher' }])
    expect(await rowsOf(db, 'position_texts')).toHaveLength(3)
    expect(await rowsOf(db, 'article_texts')).toHaveLength(3)
  })

  test('a folder that went away and came back is written again', async () => {
    const folder = await createContentFolder()
    const { db } = await open()
    await importContent(db, folder.root)
    await folder.remove('careers/brush-maker')
    await importContent(db, folder.root)
    await folder.write(positionFiles('brush-maker'))
    const { written } = await importContent(db, folder.root)
    expect(written).toEqual(['careers/brush-maker'])
  })

  test('one faulty file among good changes writes nothing at all', async () => {
    const folder = await createContentFolder()
    const { db } = await open()
    await importContent(db, folder.root)
    await folder.write({
      ...positionFiles('teacher'),
      'insight/2026/one-leaf/article.yaml': 'date: 2026-03-01\ncategory: craft\ncover: coast\n',
    })
    await expect(importContent(db, folder.root)).rejects.toThrow(
      'content/insight/2026/one-leaf/article.yaml:1: featured',
    )
    expect(await readRevision(db)).toBe(1)
    expect(await rowsOf(db, 'positions')).toHaveLength(1)
  })

  // SQLite belongs to one process, so a second one cannot import at the same time.
  test.runIf(databases.dialect === 'postgres')(
    'two processes that start at once take turns: the second finds nothing to write',
    async () => {
      const { root } = await createContentFolder()
      const setting = await databases.create()
      const first = await openAdminDatabase(databases, setting)
      const second = await openAdminDatabase(databases, setting)
      const results = await Promise.all([importContent(first.db, root), importContent(second.db, root)])
      expect(results.map(({ written }) => written.length).toSorted()).toEqual([0, 11])
      expect(await readRevision(first.db)).toBe(1)
    },
  )
})
