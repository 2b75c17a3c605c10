import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

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
    /** The staff's application. */
    office: {
      client: join(release, 'office', 'client'),
      server: join(release, 'office', 'server', 'index.js'),
    },
    /** The site with its workbench, for tests: `npm run build -- --workbench`. */
    workbench: {
      client: join(release, 'workbench', 'client'),
      server: join(release, 'workbench', 'server', 'index.js'),
      office: {
        client: join(release, 'workbench', 'office', 'client'),
        server: join(release, 'workbench', 'office', 'server', 'index.js'),
      },
    },
  }
}

export type Folders = ReturnType<typeof foldersOf>
