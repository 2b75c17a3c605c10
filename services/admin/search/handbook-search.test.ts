import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { createContents } from '../content/handbook/contents.ts'
import { handbookFiles } from '../content/import/folder-for-tests.ts'
import { openAdminService } from '../service-for-tests.ts'
import { createHandbookSearch } from './handbook-search.ts'

onEachDatabase('the search in a handbook', databases => {
  const edition = { groupVersion: '5.3', languageTag: 'en-US' } as const

  test('answers at once from what is in the index, while it is made and while it is brought up to date', async () => {
    const { db, publish } = await openAdminService(databases)
    const search = createHandbookSearch(db, createContents(db), 0)
    const paths = async (question: string) =>
      (await search(edition, { question })).results.map(({ path }) => path)
    await paths('layers')
    await expect.poll(() => paths('layers')).toContain('layers')
    await publish(handbookFiles('procreate/layers/wind', { order: 3, versions: ['5.3'] }))
    expect(await paths('layers')).toContain('layers')
    await expect.poll(() => paths('wind')).toEqual(['layers/wind'])
  })

  test('waits for a handbook that is indexed soon', async () => {
    const { db } = await openAdminService(databases)
    const search = createHandbookSearch(db, createContents(db), 10_000)
    expect((await search(edition, { question: 'layers' })).results.map(({ path }) => path)).toContain(
      'layers',
    )
  })

  test('a failure is said, and the next question begins anew', async () => {
    const { db } = await openAdminService(databases)
    const search = createHandbookSearch(db, createContents(db), 10_000)
    await db.schema.alterTable('handbook_texts').renameTo('out_of_reach').execute()
    await expect(search(edition, { question: 'layers' })).rejects.toThrow()
    await db.schema.alterTable('out_of_reach').renameTo('handbook_texts').execute()
    await sleep(0)
    expect((await search(edition, { question: 'layers' })).results.map(({ path }) => path)).toContain(
      'layers',
    )
  })
})
