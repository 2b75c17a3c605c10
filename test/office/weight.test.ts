import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { foldersOf } from '../../server/folders.ts'
import { queryHtml } from '../html.ts'
import { sharedServer } from '../shared-server.ts'
import { projectRoot, type TestServer } from '../test-server.ts'
import { openStaff, receiveRequest } from './staff.ts'

const { client, office } = foldersOf(projectRoot)
const officeAssets = join(office.client, 'assets')
const maxScriptBytes = 120_000

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

test('no page of the site is a byte heavier: none of its scripts, sheets or documents knows the office', async () => {
  const assets = join(client, 'assets')
  const names = (await readdir(assets)).filter(name => /\.(?:js|css)$/.test(name))
  expect(names.length).toBeGreaterThan(20)
  const texts = await Promise.all(names.map(name => readFile(join(assets, name), 'utf8')))
  expect(names.filter((_, at) => texts[at]?.includes('/office'))).toEqual([])
  for (const path of ['/', '/jp/support', '/login', '/sitemap.xml'])
    expect(await (await server.fetch(path)).text()).not.toContain('/office')
  expect(await (await server.fetch('/robots.txt')).text()).toContain('Disallow: /office')
})

test('the scripts of every screen weigh 120,000 bytes at most, and its document loads no others', async () => {
  const manifest = await readManifest()
  const weights = await Promise.all(
    Object.values(manifest.routes)
      .filter(({ path, id }) => path !== undefined || id.endsWith('/page'))
      .map(async ({ id }) => [id, await weigh(scriptsOf(manifest, id))] as const),
  )
  expect(weights.length).toBeGreaterThan(40)
  expect(weights.filter(([, bytes]) => bytes < 60_000 || bytes > maxScriptBytes)).toEqual([])

  const { visitor } = await openStaff(server, 'Weight One', 'support')
  const reference = await receiveRequest(server, { name: 'Weight Request' })
  await visitor.open(`/office/inbox/requests/${reference.toLowerCase()}`)
  const loaded = queryHtml(visitor.html).attributes('link[rel="modulepreload"]', 'href')
  expect([...new Set(loaded)].sort()).toEqual(scriptsOf(manifest, 'pages/inbox/request/page').sort())
})

interface Chunk {
  readonly module: string
  readonly imports?: readonly string[]
  /** What answers its forms, where it has that. */
  readonly clientActionModule?: string
}

interface Manifest {
  readonly url: string
  readonly entry: Chunk
  readonly routes: Readonly<
    Record<string, Chunk & { readonly id: string; readonly parentId?: string; readonly path?: string }>
  >
}

/** What React Router knows of its routes; every screen loads it. */
async function readManifest(): Promise<Manifest> {
  const [name = ''] = (await readdir(officeAssets)).filter(name => /^manifest-\w+\.js$/.test(name))
  const script = await readFile(join(officeAssets, name), 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}

/** The scripts of a screen: those of its route, of the routes around it, of the entry and the manifest. */
function scriptsOf({ url, entry, routes }: Manifest, id: string): string[] {
  const chunks = [entry]
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) chunks.push(route)
  const scripts = chunks.flatMap(({ module, clientActionModule, imports = [] }) => [
    ...(clientActionModule ? [module, clientActionModule] : [module]),
    ...imports,
  ])
  return [...new Set([url, ...scripts])]
}

async function weigh(scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async script => {
    const file = join(officeAssets, script.slice('/office/assets/'.length))
    // What compression makes no smaller has no second file.
    return (await stat(`${file}.br`).catch(() => stat(file))).size
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
