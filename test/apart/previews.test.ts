import { expect, test } from 'vitest'
import { openStaff } from '../office/staff.ts'
import { findFreePort, openTestServer } from '../test-server.ts'

const SERVICE_SECRET = 'known to the site and its services'

test('a preview is shown by a site whose admin service runs elsewhere, and by it alone', async () => {
  const services = await openTestServer({ env: { SERVICE_SECRET, PORT: String(await findFreePort()) } })
  const site = await openTestServer({
    env: {
      SERVICE_SECRET,
      PORT: String(await findFreePort()),
      ADMIN_API_URL: `${services.origin}/api/admin`,
      GALLERY_API_URL: `${services.origin}/api/gallery`,
    },
  })
  try {
    const { visitor } = await openStaff(services, 'Far Away Editor', 'editor')
    const page = '/jp/insight/2026/one-leaf'
    await visitor.open('/office/content/article/jp/insight/2026/one-leaf')
    visitor.fill('Title', '遠くで書かれた葉')
    await visitor.press('Save')
    await visitor.open('/office/content/preview/article/jp/insight/2026/one-leaf')
    await visitor.press('Make a link')
    const { search } = new URL(String(visitor.find('[aria-labelledby$="-title"][readonly]').val()))
    const read = async (query = '') => {
      const response = await site.fetch(page + query)
      return [response.status, (await response.text()).includes('遠くで書かれた葉')]
    }
    expect(await read(search)).toEqual([200, true])
    expect(await read()).toEqual([200, false])
    expect(await read(search)).toEqual([200, true])
    expect(await read(`${search}x`)).toEqual([404, false])
    const token = search.slice('?preview='.length)
    for (const server of [services, site]) {
      const address = '/api/admin/insight/article/2026/one-leaf/?lang=ja'
      const answer = await server.fetch(address, { headers: { 'X-Preview': token } })
      expect([answer.status, (await answer.text()).includes('遠くで書かれた葉')]).toEqual([200, false])
    }
    await visitor.open('/office/content/preview/article/jp/insight/2026/one-leaf')
    await visitor.press('Revoke')
    expect(await read(search)).toEqual([404, false])
    await services.close()
    expect(await read(search)).toEqual([503, false])
    expect(await read()).toEqual([200, false])
  } finally {
    await site.close()
  }
}, 60_000)
