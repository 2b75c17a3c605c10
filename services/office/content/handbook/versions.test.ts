import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAdminClient } from '../../../../contract/admin.ts'
import type { HandbookTreeView } from '../../../../contract/office/handbook-tree.ts'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { exportContent } from '../../../admin/content/export/export-content.ts'
import { handbookFiles, versionFiles } from '../../../admin/content/import/folder-for-tests.ts'
import { origin } from '../../three-services-for-tests.ts'
import { openContent } from '../content-for-tests.ts'

const at = (path: string) => `handbook/procreate/${path}`
const all = ['5.3', '5.2', '5.1', '5.0']
const file = 'handbook/procreate/versions.yaml'

onDatabasesInTurn('the versions of a handbook', databases => {
  async function open() {
    const content = await openContent(databases, {
      ...handbookFiles('procreate/layers/masks', { versions: ['5.3', '5.2'] }),
      ...handbookFiles('procreate/layers/masks@5.1', { versions: ['5.1', '5.0'] }),
    })
    const { editor, admin, folder, db, storage } = content
    const params = { product: 'procreate' }
    const tree = async (shown?: string) =>
      (await editor.call('getHandbookTree', { params, query: { ...(shown && { shown }) } }))
        .json as unknown as HandbookTreeView
    type Name =
      | 'addHandbookPage'
      | 'addHandbookVersion'
      | 'renameHandbookVersion'
      | 'removeHandbookVersion'
      | 'changePageVersions'
      | 'publishHandbookTree'
    const change = async (name: Name, body: object = {}) =>
      editor.call(name, { params, body: { version: (await tree()).version, ...body } })
    const client = createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: admin })
    const seen = async () => {
      const { handbooks } = await client.listHandbookVersions()
      return handbooks.procreate.map(({ slug, title }) => (slug === title ? slug : `${slug} ${title}`))
    }
    const pagesOf = (group_version: string) =>
      client.listHandbookPaths({ params: { group_version }, query: { from: 0, limit: 100 } }).then(
        ({ pages }) => pages.map(({ path }) => path),
        error => (error as { status: number }).status,
      )
    return {
      ...{ ...content, tree, change, client, seen, pagesOf },
      exported: () => exportContent(db as never, folder.root, storage),
      read: () => readFile(join(folder.root, file), 'utf8'),
    }
  }
  const before = ['5.3', '5.2', '5.1 5X', '5.0']

  test(
    'a version that staff begin is seen once its order is published, is exported, and starts leave it',
    onBoth,
    async () => {
      const { change, tree, client, seen, pagesOf, exported, read, start, editor } = await open()
      const begun = await change('addHandbookVersion', { slug: '5.10', from: '5.3', title: '5.10 Plus' })
      expect(begun.json).toMatchObject({ pages: 2 })
      const { shown, versions, changed } = await tree()
      expect([shown, versions[0], changed]).toEqual([
        '5.10',
        { slug: '5.10', title: '5.10 Plus', pages: 2, is_public: false },
        2,
      ])
      expect([await seen(), await pagesOf('5.10'), await exported()]).toEqual([before, 404, []])
      const alone = await editor.publish('facts', at('layers'))
      expect([alone.status, alone.json?.detail]).toEqual([
        409,
        expect.stringContaining('do not see 5.10 yet'),
      ])
      await start()
      expect((await tree()).versions[0]?.is_public).toBe(false)

      expect((await change('publishHandbookTree')).json).toMatchObject({ pages: 2 })
      expect([await seen(), await pagesOf('5.10')]).toEqual([
        ['5.10 5.10 Plus', ...before],
        ['layers', 'layers/masks'],
      ])
      const { places } = await client.findHandbookPlaces({ query: { paths: 'layers/masks' } })
      expect(places.map(({ group_version }) => group_version).toSorted()).toEqual([
        '5.0',
        '5.1',
        '5.10',
        '5.2',
        '5.3',
      ])

      expect(await exported()).toEqual([at('layers/masks/page.yaml'), at('layers/page.yaml'), file])
      expect(await read()).toMatch(
        /^- slug: '5\.10'\n {2}title: 5\.10 Plus\n- \{ slug: '5\.3', title: '5\.3' \}\n/,
      )
      await start()
      expect([await seen(), await exported()]).toEqual([['5.10 5.10 Plus', ...before], []])
    },
  )

  test('a title that staff have changed stays, whatever the file says; one that they have not follows it', async () => {
    const { change, seen, folder, start, exported, read } = await open()
    expect((await change('renameHandbookVersion', { slug: '5.0', title: 'Five' })).status).toBe(200)
    expect(await seen()).toEqual(['5.3', '5.2', '5.1 5X', '5.0 Five'])
    const lines = ['5.3', '5.2', '5.1', '5.0'].map(slug => `- { slug: '${slug}', title: 'The ${slug}' }\n`)
    await folder.write({ [file]: `# Ours\n${lines.join('')}- { slug: '4.3', title: '4.3' }\n` })
    await start()
    const titles = ['5.3 The 5.3', '5.2 The 5.2', '5.1 The 5.1', '5.0 Five', '4.3']
    expect(await seen()).toEqual(titles)
    expect(await exported()).toEqual([file])
    expect(await read()).toBe(
      `# Ours\n${lines.join('').replace('The 5.0', 'Five')}- { slug: '4.3', title: '4.3' }\n`,
    )
    // A version has addresses: one that leaves the file stays.
    await folder.write(versionFiles('procreate', all))
    await start()
    expect(await seen()).toEqual(['5.3', '5.2', '5.1 5X', '5.0 Five', '4.3'])
  })

  test('a version that nobody has seen is removed, and its pages stay in the others', async () => {
    const { change, tree, pagesOf } = await open()
    await change('addHandbookVersion', { slug: '6.0', from: '5.1' })
    await change('addHandbookPage', { shown: '6.0', parent: null, slug: 'comets' })
    const refused = await change('removeHandbookVersion', { slug: '6.0' })
    expect([refused.status, refused.json?.detail]).toEqual([
      409,
      expect.stringContaining('comets stands in 6.0 only'),
    ])
    expect((await tree()).shown).toBe('6.0')
    await change('addHandbookVersion', { slug: '6.1', from: '5.3' })
    const masks = { page: at('layers/masks'), slug: '6.1', act: 'take' }
    expect((await change('changePageVersions', masks)).status).toBe(200)
    const wording = { shown: '6.1', parent: at('layers'), slug: 'masks@6.1' }
    expect((await change('addHandbookPage', wording)).json).toMatchObject({ path: at('layers/masks@6.1') })
    expect((await change('changePageVersions', { ...masks, page: at('layers/masks@6.1') })).status).toBe(409)
    await change('addHandbookVersion', { slug: '6.2', from: '5.3' })
    expect((await change('removeHandbookVersion', { slug: '6.2' })).json).toMatchObject({ pages: 2 })
    expect((await tree()).versions.map(({ slug }) => slug)).toEqual(['6.1', '6.0', ...all])
    expect(await pagesOf('5.3')).toEqual(['layers', 'layers/masks'])
  })

  test('what cannot be a version is refused with a sentence, and so is every change by others', async () => {
    const { change, enter, seen, tree } = await open()
    const refusals = [
      [{ slug: '5.3', from: '5.2' }, 409, 'a version 5.3 already'],
      [{ slug: '5.4', from: '9.9' }, 404, 'no such version'],
      [{ slug: '5.4', from: '5.3', version: 7 }, 409, 'Somebody else'],
      ...['', '5', '5.x', '5.4/6', '../5.4', '5.4 ', '٥.٤', '1234.5', '5.4.1.1', 'search'].map(
        slug => [{ slug, from: '5.3' }, 422, 'slug'] as const,
      ),
      [{ slug: '5.4', from: '5.3', title: 'T'.repeat(41) }, 422, 'title'],
      [{ slug: '5.4', from: '5.3', title: 'a\u0000b' }, 422, 'title'],
    ] as const
    for (const [body, status, sentence] of refusals) {
      const { status: own, json } = await change('addHandbookVersion', body)
      expect([body.slug, own, JSON.stringify(json)]).toEqual([
        body.slug,
        status,
        expect.stringContaining(sentence),
      ])
    }
    expect((await change('removeHandbookVersion', { slug: '5.0' })).json?.detail).toContain('it stays')
    expect((await change('renameHandbookVersion', { slug: '5.0', title: ' ' })).status).toBe(422)
    const translator = await enter('translator')
    const body = { version: 0, slug: '5.4', from: '5.3' }
    expect(
      (await translator.call('addHandbookVersion', { params: { product: 'procreate' }, body })).status,
    ).toBe(403)
    expect([await seen(), (await tree()).versions.length]).toEqual([before, 4])
  })

  test('of two who begin the same version at once one does, and the other is told', onBoth, async () => {
    const { editor, tree } = await open()
    const { version } = await tree()
    const begin = () =>
      editor.call('addHandbookVersion', {
        params: { product: 'procreate' },
        body: { version, slug: '5.4', from: '5.3' },
      })
    const both = await Promise.all([begin(), begin()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await tree()).versions.filter(({ slug }) => slug === '5.4')).toMatchObject([{ pages: 2 }])
  })
})
