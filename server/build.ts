import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRenderer, type Renderer, type SiteBuild } from './pages/render-page.ts'
import { StartFailure } from './start-failure.ts'

/** The project's folders, from its root. */
export const foldersOf = (root: string) => ({
  content: join(root, 'content'),
  public: join(root, 'public'),
  client: join(root, 'build', 'client'),
  /** Scripts and sheets of earlier releases, for pages that are still open: bin/parts/keep-assets.ts. */
  earlier: join(root, 'build', 'earlier'),
  server: join(root, 'build', 'server', 'index.js'),
  worker: join(root, 'build', 'worker'),
})

/** Loads the site as it was built. Throws when it has not been built. */
export async function loadBuild(file: string): Promise<Renderer> {
  if (!existsSync(file)) throw new StartFailure('The site has not been built: run `npm run build` first.')
  const build: SiteBuild = await import(pathToFileURL(file).href)
  return createRenderer(build, 'production')
}
