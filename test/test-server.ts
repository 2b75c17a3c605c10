import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { loadBuild, loadOffice } from '../server/build.ts'
import { foldersOf } from '../server/folders.ts'
import { start } from '../server/start.ts'
import type { StartOptions } from '../server/start-options.ts'
import { openFolder } from './folders.ts'
import { bringContent, keepContent } from './kept-content.ts'
import { withSmallPictures } from './small-pictures.ts'

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))

export interface TestServerOptions {
  /** Settings on top of a port of its own and an empty data folder. */
  readonly env?: Readonly<Record<string, string>>
  /** Opens the workbench. */
  readonly development?: boolean
  /** Another folder than the project's own content. */
  readonly contentFolder?: string
  /** Another folder for what is left of earlier releases. */
  readonly earlier?: string
  /** Another service worker than that of the build. */
  readonly workerFolder?: string
  /** Makes the pictures for sharing, which takes the processor for a while. */
  readonly sharingPictures?: boolean
  /** Pages and their data are compressed at the highest level after they are sent, as in the product. */
  readonly compressesWell?: boolean
  /** false: every page is rendered for its visitor. */
  readonly keepPages?: boolean
  /** How many tries visitors have. All tests come from one address: without this, pages and calls are not limited. */
  readonly allowed?: NonNullable<StartOptions['allowed']>
}

const unlimited = { points: 1_000_000, seconds: 60 }
/** The default options of `openTestServer`. */
const manyPages = { pagesByAddress: unlimited, formsByAddress: unlimited, callsByAddress: unlimited }

/** The product as people get it: built, with a real database, on a port of its own; gone when it is closed. */
export async function openTestServer(options: TestServerOptions = {}) {
  const { env = {}, development = false, contentFolder, earlier, workerFolder } = options
  const { sharingPictures = false, keepPages = true, compressesWell = false } = options
  const dataDir = await openFolder('test-server')
  const port = await findFreePort()
  const usual = readSettings({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    CRAWL: 'off',
    ...env,
  })
  const { captcha } = usual
  // captcha.test.ts has the proof of work that visitors do.
  const settings = { ...usual, captcha: captcha.kind === 'recaptcha' ? captcha : { ...captcha, cost: 10 } }
  const lines: Record<string, unknown>[] = []
  // One write may hold several access lines.
  const write = (written: string) =>
    void lines.push(
      ...written
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line)),
    )
  const log = createLog('debug', { write })
  const folders = foldersOf(projectRoot)
  if (!contentFolder) bringContent(dataDir)
  const running = await start({
    settings,
    log,
    render: await loadBuild(development ? workbenchOf(folders) : folders.server),
    officeApplication: await loadOffice(
      development ? { office: folders.workbench.office, earlier: folders.earlier } : folders,
    ),
    contentFolder: contentFolder ?? folders.content,
    folders: [
      { path: folders.client },
      ...(development ? [{ path: folders.workbench.client }] : []),
      { path: earlier ?? folders.earlier, live: true },
    ],
    workerFolder: workerFolder ?? folders.worker,
    development,
    sharingPictures,
    watchesStatus: false,
    keepPages,
    // Three times the processor time of rendering; page-cache.test.ts has the compression.
    compressesWell,
    passwordCost: { memory: 8, passes: 1, lanes: 1 },
    allowed: { ...manyPages, ...options.allowed },
    around: withSmallPictures,
  })
  if (!contentFolder) keepContent(dataDir)
  return {
    origin: settings.origin,
    dataDir,
    settings,
    /** The log lines so far. */
    lines,
    /** A request as a visitor's browser makes it; redirects are not followed. */
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(`${settings.origin}${path}`, { redirect: 'manual', ...init }),
    async close() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function workbenchOf({ workbench }: ReturnType<typeof foldersOf>): string {
  if (existsSync(workbench.server)) return workbench.server
  throw new Error('The workbench is no part of this build: run `npm run build -- --workbench` first.')
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/** A port that nothing listens on at the moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}
