import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Folders } from './folders.ts'
import { StartFailure } from './lifecycle/start-failure.ts'
import type { Integrity } from './pages/integrity.ts'
import { createOfficeRenderer, type OfficeBuild } from './pages/render-office.ts'
import { createRenderer, type Renderer, type SiteBuild } from './pages/render-page.ts'
import type { SheetRules } from './pages/sheet-rules.ts'
import type { OfficeApplication } from './start-options.ts'

/** Loads the site as it was built. Throws when it has not been built. */
export async function loadBuild(file: string): Promise<Renderer> {
  const build: SiteBuild = await load(file)
  const bundle = dirname(dirname(file))
  const integrity: Integrity = JSON.parse(readFileSync(join(bundle, 'integrity.json'), 'utf8'))
  const styles: SheetRules = JSON.parse(readFileSync(join(bundle, 'styles.json'), 'utf8'))
  return Object.assign(createRenderer(build, 'production'), { integrity, styles })
}

/** Loads the office as it was built. Throws when it has not been built. */
export async function loadOffice({
  office,
  earlier,
}: Pick<Folders, 'office' | 'earlier'>): Promise<OfficeApplication> {
  const build: OfficeBuild = await load(office.server)
  return {
    render: createOfficeRenderer(build, 'production'),
    folders: [
      { path: office.client, mount: '/office' },
      { path: earlier, live: true },
    ],
  }
}

function load(file: string) {
  if (!existsSync(file)) throw new StartFailure('The site has not been built: run `npm run build` first.')
  return import(pathToFileURL(file).href)
}
