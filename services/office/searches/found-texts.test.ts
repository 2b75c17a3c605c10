import { expect, test } from 'vitest'
import { createAdminClient } from '../../../contract/admin.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { leaf, openContent } from '../content/content-for-tests.ts'
import { origin } from '../three-services-for-tests.ts'

onDatabasesInTurn('the search of the site', databases => {
  test('finds a text when it is published, not while it is a draft, and no more when it is taken off', async () => {
    const { admin, editor } = await openContent(databases)
    const client = createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: admin })
    const find = async (q: string) =>
      (await client.searchSite({ query: { q, lang: 'en' } })).results.map(({ path }) => path)
    const soon = { timeout: 20_000 }
    await expect.poll(() => find('worth reading'), soon).toEqual([`/${leaf}`])
    expect((await editor.save('en', 'A tamarisk by the water.')).status).toBe(200)
    expect(await find('tamarisk')).toEqual([])
    expect((await editor.publish('en')).status).toBe(200)
    await expect.poll(() => find('tamarisk'), soon).toEqual([`/${leaf}`])
    const { version } = await editor.open()
    const params = { entry: leaf, part: 'en' }
    expect((await editor.call('unpublish', { params, body: { version } })).status).toBe(200)
    await expect.poll(() => find('tamarisk'), soon).toEqual([])
  })
})
