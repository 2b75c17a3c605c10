import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPageData, inlineData, readDataPath } from './page-data.ts'

const scripts = (data: string) =>
  `<script>boot()</script><script>window.__reactRouterContext = {};</script><script type="text/plain" id="hydrate">import "/m.js";</script><script>window.__reactRouterContext.streamController.enqueue("${data}");</script>`
const page = (data: string) => `<main><script type="application/ld+json">{}</script></main>${scripts(data)}`
const idOf = (html: string) => /data-([\w-]{43})\.js/.exec(html)?.[1] ?? ''

test('what React needs to start is a script named after its bytes, and its elements stay', async () => {
  const data = createPageData()
  const { html, movedHashes } = await data.extract(page('one'), '/jp/press', () => ({}))
  const id = idOf(html)
  expect(html).toBe(
    `<main><script type="application/ld+json">{}</script></main><script>boot()</script><script></script><script type="text/plain" id="hydrate" data-data="/assets/data-${id}.js?page=%2Fjp%2Fpress"></script>`,
  )
  const script = data.find(id)?.identity
  expect(`${script}`).toBe(
    'window.__reactRouterContext = {};\nimport "/m.js";\nwindow.__reactRouterContext.streamController.enqueue("one");',
  )
  expect(createHash('sha256').update(`${script}`).digest('base64url')).toBe(id)
  expect(movedHashes).toHaveLength(3)
})

const streamed = (stream: string) =>
  `<main></main><script>window.__reactRouterContext = {"ssr":true};window.__reactRouterContext.stream = new ReadableStream({});</script><script type="text/plain" id="hydrate">import "/assets/manifest-1.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterRouteModules = {"root":route0,"pages/ai/page":route1};
import("/assets/entry.js");</script><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(stream).replaceAll('<', '\\u003c')});</script>`

test('a page starts from its data and its own routes alone, without the stream and the list of all routes', async () => {
  const html = streamed('[{"_1":2,"_3":-5},"loaderData",{"_4":5},"actionData","root",{"_6":7},"n",1]\n')
  const data = createPageData()
  const { html: rest } = await data.extract(html, '/ai', routes => ({ routes }))
  expect(
    `${data.find(idOf(rest))?.identity}`,
  ).toBe(`window.__reactRouterContext = {"ssr":true,"state":{"loaderData":{"root":{"n":1}},"actionData":null}};
window.__reactRouterManifest = {"routes":["root","pages/ai/page"]};
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/page.js";
  window.__reactRouterRouteModules = {"root":route0,"pages/ai/page":route1};
import("/assets/entry.js");`)
})

test('the data of a page of one visitor stays in its document, as its start script', async () => {
  const html = streamed(
    '[{"_1":2,"_3":-5},"loaderData",{"_4":5},"actionData","page",{"_6":7},"a","</script>"]\n',
  )
  const inline = await inlineData(html, routes => ({ routes }))
  const [, script = ''] =
    /<script type="text\/plain" id="hydrate">([\s\S]*?)<\/script>/.exec(inline?.html ?? '') ?? []
  expect(script).toContain('"state":{"loaderData":{"page":{"a":"\\u003c/script>"}},"actionData":null}};')
  expect(script).toContain('import * as route1 from "/assets/page.js";')
  expect(inline?.html).not.toContain('streamController')
  expect(inline?.addedHash).toBe(createHash('sha256').update(script).digest('base64'))
})

test('what a page of one visitor gives as late is a script of its own, the same for everybody', async () => {
  const html = streamed(
    '[{"_1":2,"_3":-5},"loaderData",{"_4":5},"actionData","page",{"_6":7,"_8":9},"name","Mio","late",{"_10":11},"n",1]\n',
  )
  const data = createPageData()
  const inline = await inlineData(
    html,
    () => ({}),
    late => data.keepLate(late, '/support/beta'),
  )
  const script = data.find(idOf(inline?.html ?? ''))?.identity
  expect(`${script}`).toBe('window.__lateData={"page":{"n":1}}')
  expect(inline?.html).toContain(
    '"state":{"loaderData":{"page":{"name":"Mio"}},"actionData":null},"late":"/assets/data-',
  )
})

test('data that is not plain stays in the stream', async () => {
  expect(await inlineData(streamed('[{"_1":2},"loaderData",["D",1700000000000]]\n'), () => ({}))).toBeNull()
})

test('the data of an earlier rendering is kept, until there is no room', async () => {
  const data = createPageData({ maxBytes: 1500 })
  const ids = []
  for (const each of ['a', 'b', 'c', 'd', 'e', 'f'])
    ids.push(idOf((await data.extract(page(each), '/', () => ({}))).html))
  expect(data.find(ids.at(-2) ?? '')).toBeDefined()
  expect(data.find(ids.at(-1) ?? '')).toBeDefined()
  expect(data.find(ids[0] ?? '')).toBeUndefined()
})

test('only a whole hash names data', () => {
  expect(readDataPath(`/assets/data-${'a'.repeat(43)}.js`)).toBe('a'.repeat(43))
  expect(readDataPath('/assets/data-short.js')).toBeNull()
  expect(readDataPath(`/assets/data-${'a'.repeat(43)}.js.map`)).toBeNull()
})
