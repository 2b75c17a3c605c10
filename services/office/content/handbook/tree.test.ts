import { expect, test } from 'vitest'
import type { HandbookTreeView } from '../../../../contract/office/handbook-tree.ts'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { exportContent } from '../../../admin/content/export/export-content.ts'
import { createContents } from '../../../admin/content/handbook/contents.ts'
import { handbookFiles } from '../../../admin/content/import/folder-for-tests.ts'
import { readRevision } from '../../../admin/content/revision.ts'
import { openContent } from '../content-for-tests.ts'

const all = ['5.3', '5.2', '5.1', '5.0']
const at = (path: string) => `handbook/procreate/${path}`

onDatabasesInTurn('the tree of a handbook', databases => {
  async function open() {
    const content = await openContent(databases, {
      ...handbookFiles('procreate/layers/masks', { order: 1, versions: ['5.3', '5.2'] }),
      ...handbookFiles('procreate/layers/masks@5.1', { order: 1, versions: ['5.1', '5.0'] }),
      ...handbookFiles('procreate/layers/text', { order: 2, versions: all }),
      ...handbookFiles('procreate/paint', { order: 2, versions: all }),
      ...handbookFiles('procreate/share', { order: 3, versions: ['5.3'] }),
    })
    const { editor, db } = content
    const params = { product: 'procreate' }
    const tree = async (shown = '5.3') =>
      (await editor.call('getHandbookTree', { params, query: { shown } })).json as unknown as HandbookTreeView
    type Name =
      | 'reorderHandbook'
      | 'addHandbookPage'
      | 'changePageVersions'
      | 'beginHandbookVersion'
      | 'publishHandbookTree'
      | 'discardHandbookTree'
    const change = async (name: Name, body: object = {}, version?: number) =>
      editor.call(name, { params, body: { version: version ?? (await tree()).version, ...body } })
    const order = async (page: string, to: unknown, shown = '5.3') =>
      change('reorderHandbook', { shown, page: at(page), to })
    const shown = async (slug?: string) => (await tree(slug)).pages.map(({ address }) => address)
    const contents = createContents(db as never)
    const site = async (groupVersion = '5.3') =>
      (await contents({ groupVersion, languageTag: 'en-US' })).order.map(({ path }) => path)
    return { ...content, tree, change, order, shown, site }
  }
  const before = ['layers', 'layers/masks', 'layers/text', 'paint', 'share']

  test('is ordered as a draft, published as a whole, exported, and left alone by starts', async () => {
    const { storage, order, shown, site, change, tree, start, folder, db } = await open()
    expect(await shown()).toEqual(before)
    expect((await order('share', 'up')).json).toMatchObject({ at: 2, of: 3 })
    expect((await order('share', 'up')).json).toMatchObject({ at: 1, of: 3 })
    expect((await order('layers/text', { after: null })).json).toMatchObject({ at: 1, of: 2 })
    const arranged = ['share', 'layers', 'layers/text', 'layers/masks', 'paint']
    expect([await shown(), await site()]).toEqual([arranged, before])
    // A variant stands where its page stands.
    expect(await shown('5.1')).toEqual(['layers', 'layers/text', 'layers/masks', 'paint'])
    const number = await readRevision(db as never)
    expect((await tree()).changed).toBe(6)
    expect((await change('publishHandbookTree')).json).toMatchObject({ pages: 6 })
    expect(await readRevision(db as never)).toBeGreaterThan(number)
    expect([await site(), await site('5.1')]).toEqual([
      arranged,
      ['layers', 'layers/text', 'layers/masks', 'paint'],
    ])
    await start()
    expect(await site()).toEqual(arranged)
    expect(await exportContent(db as never, folder.root, storage)).toHaveLength(6)
    await start()
    expect([await site(), (await tree()).changed]).toEqual([arranged, 0])
    expect((await change('publishHandbookTree')).status).toBe(409)
  })

  test('what is not published can be put back, and what is moved to and fro is no change', async () => {
    const { order, tree, change, shown } = await open()
    await order('share', 'up')
    expect((await change('discardHandbookTree')).json).toMatchObject({ pages: 2 })
    expect([await shown(), (await tree()).changed]).toEqual([before, 0])
    await order('share', 'up')
    await order('share', 'down')
    const { pages, changed } = await tree()
    expect([changed, pages.flatMap(page => page.entry.parts[0]?.state ?? [])]).toEqual([
      0,
      before.map(() => 'live'),
    ])
  })

  test('of two who change it at once the second is told, and the first stands', onBoth, async () => {
    const { change, tree, shown } = await open()
    const { version } = await tree()
    const both = await Promise.all([
      change('reorderHandbook', { shown: '5.3', page: at('share'), to: 'up' }, version),
      change('reorderHandbook', { shown: '5.3', page: at('paint'), to: 'up' }, version),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.json?.detail).toContain('Somebody else')
    expect(await shown()).not.toEqual(before)
  })

  test('facts that are saved on their own screen move the lock on, too', async () => {
    const { change, tree, editor } = await open()
    const { version } = await tree()
    const { version: head, draft, facts } = await editor.open('facts', at('share'))
    const body = { version: head, based_on: draft?.id, facts: { ...facts, order: 9 } }
    expect((await editor.call('saveFacts', { params: { entry: at('share') }, body })).status).toBe(200)
    expect((await change('discardHandbookTree', {}, version)).status).toBe(409)
  })

  test('a page leaves a version and comes into one; links that would lose it are named before', async () => {
    const { change, tree, editor, site, shown } = await open()
    await editor
      .write('en', 'See [the way out](handbook:share).', at('paint'))
      .then(async ([, status]) => expect(status).toBe(422))
    const version = (page: string, slug: string, act: string) =>
      change('changePageVersions', { page: at(page), slug, act })
    for (const slug of ['5.2', '5.1', '5.0'])
      expect((await version('share', slug, 'add')).status, slug).toBe(200)
    await change('publishHandbookTree')
    expect(await site('5.0')).toContain('share')
    expect(await editor.write('en', 'See [the way out](handbook:share).', at('paint'))).toEqual([200, 200])
    await version('share', '5.0', 'take')
    expect((await tree()).dead_links).toMatchObject([
      { path: at('paint'), part: 'en', to: 'share', version: '5.0' },
    ])
    const refused = await change('publishHandbookTree')
    expect([refused.status, refused.json?.detail]).toEqual([
      409,
      expect.stringContaining('A link would lead nowhere'),
    ])
    expect(await site('5.0')).toContain('share')
    expect((await change('publishHandbookTree', { is_sure: true })).status).toBe(200)
    expect([await site('5.0'), (await tree()).dead_links]).toEqual([
      ['layers', 'layers/masks', 'layers/text', 'paint'],
      [],
    ])
    // A page and its variant change places at once.
    await version('layers/masks@5.1', '5.1', 'take')
    expect((await version('layers/masks', '5.1', 'add')).status).toBe(200)
    expect((await change('publishHandbookTree')).json).toMatchObject({ pages: 2 })
    expect(await shown('5.1')).toContain('layers/masks')
  })

  test('what cannot stand there is refused with a sentence', async () => {
    const { change, order, tree, db } = await open()
    const version = (page: string, slug: string, act: string) =>
      change('changePageVersions', { page: at(page), slug, act })
    const add = (slug: string, parent: string | null = null) =>
      change('addHandbookPage', { shown: '5.3', parent, slug })
    const refusals: readonly (readonly [Promise<{ status: number; json?: unknown }>, number, string])[] = [
      [order('layers', 'up'), 409, 'first one'],
      [order('share', 'down'), 409, 'last one'],
      [order('share', 'up', '5.1'), 409, 'does not stand in this version'],
      [order('share', { after: at('share') }), 409, 'after itself'],
      [order('share', { after: at('layers/text') }), 409, 'changes its address'],
      [order('nothing', 'up'), 404, 'no such page'],
      [version('layers', '5.3', 'add'), 409, 'already'],
      [version('layers/masks', '5.1', 'add'), 409, 'layers/masks@5.1 stands there'],
      [version('layers', '5.3', 'take'), 409, 'stands below it in 5.3'],
      [version('share', '5.3', 'take'), 409, 'this version only'],
      [version('share', '9.9', 'add'), 404, 'no such version'],
      [change('beginHandbookVersion', { slug: '5.2', from: '5.3' }), 409, 'pages in 5.2 already'],
      [add('search'), 422, 'address of the search'],
      [add('layers'), 409, 'entry of this path'],
      [add('A b'), 422, 'cannot be an address'],
      [add('a/b'), 422, 'without slashes'],
      [add('x', at('nothing')), 404, 'no such page'],
    ]
    for (const [answer, status, sentence] of refusals) {
      const { status: own, json } = await answer
      expect([sentence, own, (json as { detail?: string }).detail]).toEqual([
        sentence,
        status,
        expect.stringContaining(sentence),
      ])
    }
    expect((await tree()).changed).toBe(0)
    const audit = (await rowsOf(db, 'audit')).filter(({ subject_kind }) => subject_kind === 'handbook')
    expect(audit.length).toBe(0)
  })

  test('a page is begun at the end of those beside it, and is found once it is published', async () => {
    const { change, tree, editor, site, shown } = await open()
    const { json } = await change('addHandbookPage', { shown: '5.3', parent: at('layers'), slug: 'groups' })
    const page = at('layers/groups')
    expect(json).toMatchObject({ path: page })
    expect(await shown()).toEqual([
      'layers',
      'layers/masks',
      'layers/text',
      'layers/groups',
      'paint',
      'share',
    ])
    // Visitors have not seen it: there is nothing to publish of the order.
    expect((await tree()).changed).toBe(0)
    expect((await editor.publish('facts', page)).status).toBe(200)
    expect(await editor.write('en', 'Groups.', page)).toEqual([200, 200])
    expect(await site()).toContain('layers/groups')
  })

  test('a version without pages begins with those of another, and is published as a whole', async () => {
    const content = await openContent(databases, {
      ...handbookFiles('procreate/layers', { versions: ['5.2'] }),
      ...handbookFiles('procreate/layers/masks', { versions: ['5.2'] }),
    })
    const { editor, db } = content
    const params = { product: 'procreate' }
    const call = (name: 'beginHandbookVersion' | 'publishHandbookTree', body: object) =>
      editor.call(name, { params, body })
    const begun = await call('beginHandbookVersion', { version: 0, slug: '5.3', from: '5.2' })
    expect(begun.json).toEqual({ version: 1, pages: 2 })
    const contents = createContents(db as never)
    const edition = { groupVersion: '5.3', languageTag: 'ja' } as const
    expect((await contents(edition)).order).toEqual([])
    expect((await call('publishHandbookTree', { version: 1 })).json).toEqual({ version: 2, pages: 2 })
    expect((await contents(edition)).order.map(({ path }) => path)).toEqual(['layers', 'layers/masks'])
    await content.start()
    expect((await contents(edition)).order).toHaveLength(2)
    expect(await exportContent(db as never, content.folder.root, content.storage)).toHaveLength(2)
  })

  test('other roles see it and change nothing', async () => {
    const { enter } = await open()
    const careers = await enter('careers')
    const params = { product: 'procreate' }
    const { status, json } = await careers.call('getHandbookTree', { params, query: {} })
    expect([status, json]).toMatchObject([200, { may_change: false, shown: '5.3' }])
    expect((await careers.call('discardHandbookTree', { params, body: { version: 0 } })).status).toBe(403)
    expect((await careers.call('getHandbookTree', { params: { product: 'x' }, query: {} })).status).toBe(404)
  })
})
