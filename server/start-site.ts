import { loadBuild, loadOffice } from './build.ts'
import type { Folders } from './folders.ts'
import { type RunningServer, start } from './start.ts'
import type { StartOptions } from './start-options.ts'

interface SiteOptions extends Pick<StartOptions, 'settings' | 'log' | 'worker'> {
  readonly folders: Folders
}

/** Starts the site as it was built. */
export async function startSite({ folders, ...options }: SiteOptions): Promise<RunningServer> {
  const { role } = options.settings
  return start({
    ...options,
    ...(role === 'worker'
      ? { render: null }
      : { render: await loadBuild(folders.server), officeApplication: await loadOffice(folders) }),
    contentFolder: folders.content,
    folders: [{ path: folders.client }, { path: folders.earlier, live: true }],
    workerFolder: folders.worker,
  })
}
