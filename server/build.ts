import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartFailure } from './lifecycle/start-failure.ts'
import type { Integrity } from './pages/integrity.ts'
import { createRenderer, type Renderer, type SiteBuild } from './pages/render-page.ts'

/** The project's folders; those of the build are of the release that is current at the start, and stay so. */
export function foldersOf(root: string) {
  const current = join(root, 'build', 'current')
  const release = existsSync(current) ? realpathSync(current) : current
  return {
    content: join(root, 'content'),
    public: join(root, 'public'),
    client: join(release, 'client'),
    /** Scripts and style sheets of earlier releases, for pages that are still open: bin/parts/keep-assets.ts. */
    earlier: join(root, 'build', 'earlier'),
    server: join(release, 'server', 'index.js'),
    worker: join(release, 'worker'),
    /** The site with its workbench, for tests: `npm run build -- --workbench`. */
    workbench: {
      client: join(release, 'workbench', 'client'),
      server: join(release, 'workbench', 'server', 'index.js'),
    },
  }
}

/** Loads the site as it was built. Throws when it has not been built. */
export async function loadBuild(file: string): Promise<Renderer> {
  if (!existsSync(file)) throw new StartFailure('The site has not been built: run `npm run build` first.')
  const build: SiteBuild = await import(pathToFileURL(file).href)
  const integrity: Integrity = JSON.parse(
    readFileSync(join(dirname(dirname(file)), 'integrity.json'), 'utf8'),
  )
  return Object.assign(createRenderer(build, 'production'), { integrity })
}
