import { expect, test } from 'vitest'
import type { HandbookEntry } from '../../../../contract/handbook.ts'
import { onEachDatabase } from '../../../../test/databases.ts'
import { addRows, changeRows } from '../../../../test/rows.ts'
import { openAdminDatabase } from '../../database-for-tests.ts'
import { bumpRevision } from '../revision.ts'
import { createContents, readContents } from './contents.ts'
import { findPlaces } from './find-places.ts'
import { listCopies } from './list-copies.ts'

onEachDatabase('the contents of a version', databases => {
  const edition = { groupVersion: '5.0', languageTag: 'ja' } as const

  /** Twenty sections of 99 pages, with later pages before earlier ones; every third page is only in English. */
  async function openLong() {
    const { db } = await openAdminDatabase(databases)
    const paths = Array.from({ length: 20 }, (_, section) => [
      `s${section}`,
      ...Array.from({ length: 99 }, (_, page) => `s${section}/p${page}`),
    ]).flat()
    const pages = paths.map((path, at) => ({
      id: `id-${path}`,
      product: 'procreate',
      path,
      variant: '',
      sort: -at,
    }))
    const places = paths.map(path => ({ group_version: '5.0', path, page_id: `id-${path}` }))
    const texts = paths.flatMap((path, at) =>
      (at % 3 === 0 ? (['en-US'] as const) : (['en-US', 'ja'] as const)).map(iso => ({
        page_id: `id-${path}`,
        iso,
        title: `${path} in ${iso}`,
        description: '',
        body: '',
      })),
    )
    await addRows(db, 'handbook_pages', pages)
    await addRows(db, 'handbook_places', places)
    await addRows(db, 'handbook_texts', texts)
    return { db, paths }
  }

  test('of 2,000 pages is read in slices, whose number grows as the pages do', async () => {
    const { db, paths } = await openLong()
    let queries = 0
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const { tree, order, places } = await readContents(counted, edition)
    expect(queries).toBeLessThanOrEqual(2 * Math.ceil(paths.length / 300) + 1)
    expect(tree.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, at) => `s${19 - at}`))
    expect(tree[0]?.descendants[0]).toMatchObject({ path: 's19/p98', parent: 's19', slug: 'p98' })
    expect(order.map(({ path }) => path)).toEqual(flat(tree).map(({ path }) => path))
    expect(order).toHaveLength(2000)
    expect(places.get('s19/p98')).toBe(1)
    expect(order.filter(({ title }) => title.endsWith('in en-US'))).toHaveLength(667)
  })

  test('is kept until the content changes', async () => {
    const { db } = await openLong()
    const contentsOf = createContents(db)
    const first = await contentsOf(edition)
    await changeRows(db, 'handbook_texts', { page_id: 'id-s19' }, { title: 'Another' })
    expect(await contentsOf(edition)).toBe(first)
    await bumpRevision(db, ['handbook/pocket', 'insight'])
    expect(await contentsOf(edition)).toBe(first)
    await bumpRevision(db, ['handbook/procreate'])
    expect((await contentsOf(edition)).order[0]?.title).toBe('Another')
  })

  test('is weighed for a reader who keeps it, with marks that change with texts and titles alone', async () => {
    const { db } = await openLong()
    const copies = async () => listCopies(db, edition, await readContents(db, edition))
    const before = await copies()
    expect([before.total, before.pages.length]).toEqual([2000, 1000])
    expect(await copies()).toEqual(before)
    const body = 'Two pictures.\n\n![A](picture:coast)\n\n![B](film:walk)\n'
    await changeRows(db, 'handbook_texts', { page_id: 'id-s19' }, { body })
    const after = await copies()
    expect(after.revision).toBe(before.revision)
    expect(after.pages[0]).toMatchObject({ path: 's19', pictures: 2 })
    expect(after.pages[0]?.bytes).toBeGreaterThan(before.pages[0]?.bytes ?? 0)
    expect(after.pages[0]?.revision).not.toBe(before.pages[0]?.revision)
    expect(after.pages.slice(1)).toEqual(before.pages.slice(1))
    await changeRows(db, 'handbook_texts', { page_id: 'id-s19' }, { title: 'Another' })
    expect((await copies()).revision).not.toBe(before.revision)
  })

  test('says where pages are, without being read', async () => {
    const { db } = await openLong()
    await addRows(db, 'handbook_places', [{ group_version: '5.1', path: 's1/p2', page_id: 'id-s1/p2' }])
    expect(await findPlaces(db, { paths: ['s1/p2', 's2', 'nowhere'], languageTag: 'ja' })).toEqual([
      { group_version: '5.1', path: 's1/p2', title: 's1/p2 in ja' },
      { group_version: '5.0', path: 's1/p2', title: 's1/p2 in ja' },
      { group_version: '5.0', path: 's2', title: expect.stringMatching(/^s2 in/) },
    ])
  })
})

const flat = (entries: readonly HandbookEntry[]): HandbookEntry[] =>
  entries.flatMap(entry => [entry, ...flat(entry.descendants)])
