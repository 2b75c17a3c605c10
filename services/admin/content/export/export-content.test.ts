import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolderStorage } from '../../../../platform/storage/folder.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { openFolder } from '../../../../test/folders.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { projectRoot } from '../../../../test/test-server.ts'
import { openAdminDatabase } from '../../database-for-tests.ts'
import type { AdminTables } from '../../schema.ts'
import { importContent } from '../import/import-content.ts'
import { exportContent } from './export-content.ts'

onDatabasesInTurn('exporting the content', databases => {
  test('an export imports into the same rows, for all of our own content', async () => {
    const root = await openFolder('content')
    const [first, second] = [await openAdminDatabase(databases), await openAdminDatabase(databases)]
    await importContent(first.db, join(projectRoot, 'content'))
    const paths = await exportContent(first.db, root, openFolderStorage(await openFolder('files')))
    expect(paths).toEqual(expect.arrayContaining(['prices.yaml', 'legal/privacy-policy/jp.md']))
    await importContent(second.db, root)
    expect(await readAll(second.db)).toEqual(await readAll(first.db))
  })
})

type Db = Awaited<ReturnType<typeof openAdminDatabase>>['db']

/** Every row, without generated ids. */
async function readAll(db: Db) {
  const tables: (keyof AdminTables)[] = [
    'prices',
    'terms',
    'positions',
    'position_texts',
    'lessons',
    'lesson_texts',
    'articles',
    'article_texts',
    'legal_documents',
    'handbook_pages',
    'handbook_places',
    'handbook_texts',
  ]
  const all = await Promise.all(tables.map(table => rowsOf(db, table)))
  return tables.map((table, at) => [
    table,
    (all[at] ?? []).map(row => JSON.stringify(row, (key, value) => (isId(key) ? '' : value))).toSorted(),
  ])
}

const isId = (key: string) => /(?:^|_)id$/.test(key)
