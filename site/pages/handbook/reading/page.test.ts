import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createContentFolder,
  handbookFiles,
} from '../../../../services/admin/content/import/folder-for-tests.ts'
import { queryHtml } from '../../../../test/html.ts'
import { openTestServer, type TestServer } from '../../../../test/test-server.ts'

const all = ['5.3', '5.2', '5.1', '5.0']

let testServer: TestServer
beforeAll(async () => {
  const folder = await createContentFolder({
    ...handbookFiles('procreate/layers/masks', { versions: all }),
    ...handbookFiles('procreate/layers/reference', { order: 2, versions: ['5.3', '5.2'] }),
    ...handbookFiles('procreate/share', { order: 2, versions: all }),
  })
  await folder.remove('handbook/procreate/layers/reference/jp.md')
  testServer = await openTestServer({ contentFolder: folder.root })
})
afterAll(() => testServer.close())

async function read(path: string, init?: RequestInit) {
  const response = await testServer.fetch(path, init)
  const html = await response.text()
  // The serialized loader data that follows repeats it for React.
  const shown = html.slice(0, html.indexOf('</main>'))
  return { status: response.status, html: shown, page: queryHtml(shown) }
}

const sameOrigin = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { Origin: testServer.origin },
})

describe('the way through the pages', () => {
  test('the page and its ancestors are active, and only the page is the current one', async () => {
    const { page } = await read('/handbook/procreate/5.3/layers/masks')
    expect(page.count('a[data-active]')).toBe(2)
    expect(page.attribute('a[aria-current="page"]', 'href')).toBe('/handbook/procreate/5.3/layers/masks')
    expect(page.count('details[open]')).toBe(1)
  })

  test('previous and next are the neighbours in tree order, with none at the ends', async () => {
    const around = async (path: string) => {
      const { page } = await read(`/handbook/procreate/5.3/${path}`)
      return ['a[rel="prev"]', 'a[rel="next"]'].map(neighbour =>
        page.attribute(neighbour, 'href')?.replace('/handbook/procreate/5.3/', ''),
      )
    }
    expect(await around('layers')).toEqual([undefined, 'layers/masks'])
    expect(await around('layers/reference')).toEqual(['layers/masks', 'share'])
    expect(await around('share')).toEqual(['layers/reference', undefined])
  })

  test.each([
    '/handbook/nothing',
    '/handbook/pocket/5.3',
    '/handbook/procreate/6.0',
    '/handbook/procreate/5.3/nothing',
    '/handbook/procreate/5.3/layers/masks/deeper',
    '/handbook/procreate/5.0/layers/reference',
    '/handbook/procreate/5.3/search/more',
  ])('%s is a page that could not be found', async path => {
    const { status, html } = await read(path)
    expect(status).toBe(404)
    expect(html).toContain('This page could not be found')
  })
})

describe('versions', () => {
  test('the switch stays on a page that the other version has, and else goes to its start, which says so', async () => {
    const { page } = await read('/jp/handbook/procreate/5.3/layers/reference')
    expect(page.attributes('a', 'href')).toContain('/jp/handbook/procreate/5.2/layers/reference')
    expect(page.attributes('a', 'href')).toContain('/jp/handbook/procreate/5.0#absent')
    expect((await read('/jp/handbook/procreate/5.0')).page.count('#absent')).toBe(1)
  })

  test('an old version says so and leads to the same page in the latest, which does not', async () => {
    const old = await read('/handbook/procreate/5.1/layers/masks')
    expect(old.html).toContain('You’re reading the handbook for version 5X.')
    expect(old.html).toContain('Read this page in 5.3, the latest')
    expect((await read('/handbook/procreate/5.3/layers/masks')).html).not.toContain(
      'You’re reading the handbook',
    )
  })
})

test('title and description of a page say the version', async () => {
  const ofHead = async (path: string) => {
    const { page } = await read(`${path}/layers/masks`)
    return [page.text('head > title'), page.attribute('meta[name="description"]', 'content')]
  }
  expect(await ofHead('/handbook/procreate/5.1')).toEqual([
    expect.stringContaining('procreate handbook 5X'),
    expect.stringMatching(/^procreate 5X: ./),
  ])
  expect(await ofHead('/cn/handbook/procreate/5.3')).toEqual([
    expect.stringContaining('procreate 使用手册 5.3'),
    expect.stringMatching(/^procreate 5.3：./),
  ])
})

describe('language', () => {
  test('a page that is only in English says so in the language of the visitor, and marks its text', async () => {
    const { html, page, status } = await read('/jp/handbook/procreate/5.3/layers/reference')
    expect(status).toBe(200)
    expect(html).toContain('このページの日本語版はまだありません')
    expect(page.count('div[lang="en-US"] > h1')).toBe(1)
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe(
      `${testServer.origin}/handbook/procreate/5.3/layers/reference`,
    )
    expect(page.count('[hreflang]')).toBe(0)
  })

  test('a page that is translated stands for itself, among its languages', async () => {
    const { html, page } = await read('/cn/handbook/procreate/5.3/layers/masks')
    expect(html).not.toContain('还没有中文版')
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe(
      `${testServer.origin}/cn/handbook/procreate/5.3/layers/masks`,
    )
    expect(page.count('link[rel="alternate"][hreflang]')).toBe(4)
  })
})

describe('light mode', () => {
  const path = '/handbook/procreate/5.3/layers'
  test('is what the cookie says, for this visitor alone', async () => {
    const light = await read(path, { headers: { Cookie: 'light-mode=1' } })
    expect(light.html).toContain('data-room="light"')
    expect((await read(path)).html).toContain('data-room="dark"')
    expect((await read(path, { headers: { Cookie: 'light-mode=yes' } })).html).toContain('data-room="dark"')
  })
})

describe('was this page helpful?', () => {
  const path = '/handbook/procreate/5.3/layers/masks'

  test('yes is thanked for', async () => {
    const { status, html } = await read(path, sameOrigin({ helpful: 'yes', comment: 'The lemon helped.' }))
    expect(status).toBe(200)
    expect(html).toContain('Thank you. It goes to the people who write these pages.')
  })

  test('neither yes nor no is not taken, and the comment is still there', async () => {
    const { status, html, page } = await read(
      path,
      sameOrigin({ helpful: 'perhaps', comment: 'Where is <it>?' }),
    )
    expect(status).toBe(422)
    expect(html).toContain('We couldn’t take your answer.')
    expect(page.text('textarea')).toBe('Where is <it>?')
  })

  test('a comment that is too long is not taken', async () => {
    expect((await read(path, sameOrigin({ helpful: 'no', comment: 'x'.repeat(2001) }))).status).toBe(422)
  })

  test.each(['/handbook/procreate/5.3/nothing', '/handbook/procreate/6.0/layers'])(
    'there is nothing to say about %s, which is not there',
    async path => {
      const { status, html } = await read(path, sameOrigin({ helpful: 'no' }))
      expect(status).toBe(404)
      expect(html).toContain('This page could not be found')
    },
  )
})
