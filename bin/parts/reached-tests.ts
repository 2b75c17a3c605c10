import { execFileSync } from 'node:child_process'
import { dirname, posix } from 'node:path'
import routes from '../../site/routes.ts'
import { files, isBelow, read } from '../../test/house/files.ts'
import { imports } from '../../test/house/imports.ts'

interface AffectedTests {
  /** Test files, from the project's root. */
  readonly tests: readonly string[]
  /** Route modules whose pages the sweep visits; empty where the site has not changed. */
  readonly modules: readonly string[]
}

/** The composition roots, which import everything: tests that import them are chosen by folder. */
const assemblies = [
  'server/app.ts',
  'server/services/local-services.ts',
  'server/start.ts',
  'services/admin/service.ts',
  'services/gallery/service.ts',
  'site/routes.ts',
  'test/test-server.ts',
]

/** Journeys with another name than the folder that they test. */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  'services/admin/statistics': ['measuring'],
  'services/admin/uploads': ['attachments'],
  'services/captcha': ['recaptcha'],
  'services/gallery': ['account', 'session'],
  'site/features/account': ['account', 'account-axe'],
  'site/frame/nav': ['drawer', 'menus'],
  'site/pages/account': ['account', 'account-axe'],
  'site/pages/home': ['home', 'paint'],
  'site/pages/legal': ['company'],
  'site/pages/press': ['company', 'media-list'],
  'site/pages/procreate/3d': ['lamps'],
  'site/pages/procreate/color': ['wheel'],
  'site/pages/who-we-are': ['company'],
  'site/worker': ['offline'],
}

/** The files that differ from a commit (HEAD by default), untracked ones included. */
export function listChanged(commit = 'HEAD'): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' })
      .split('\n')
      .filter(line => line !== '')
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * The tests that a change of these files reaches: by imports, but not through what puts the product together; beside
 * the file, and with its name; journeys with the name of its folder; the sweep of its pages; the rules of the house.
 */
export function findReached(changed: readonly string[]): AffectedTests {
  const tests = files.filter(isTestFile)
  const modules = changed.some(isOfSite) ? modulesOf(changed) : []
  const reached = new Set([
    'test/house.test.ts',
    ...importersOf(changed).filter(isTestFile),
    ...changed.flatMap(file => besides(file, tests)),
    ...changed.flatMap(file => journeysAbout(file, tests)),
    ...(modules.length > 0 ? ['test/sweep/documents.test.ts', 'test/sweep/in-browser.test.ts'] : []),
  ])
  return { tests: tests.filter(test => reached.has(test)), modules }
}

/** Whether the tests open the workbench, which is a build of its own. */
export const needsWorkbench = (tests: readonly string[]): boolean =>
  tests.some(test => /workbench: true|development: true/.test(read(test)))

/** The folders that browsers load. */
const isOfSite = (file: string): boolean => /^(site|ui)\//.test(file)

const isTestFile = (file: string): boolean => file.endsWith('.test.ts')

function importersOf(changed: readonly string[]): string[] {
  const found = new Set(changed.filter(file => files.includes(file)))
  for (const file of found) {
    if (assemblies.includes(file)) continue
    for (const { from } of imports.filter(({ to }) => to === file)) found.add(from)
  }
  return [...found]
}

/** Tests with the name of the file, else those of its folder or of the nearest one above that has any. */
function besides(file: string, tests: readonly string[]): string[] {
  const folder = posix.dirname(file)
  const name = posix.basename(file).replace(/\.\w+$/, '')
  const named = tests.filter(test => posix.dirname(test) === folder && posix.basename(test).startsWith(name))
  if (named.length > 0) return named
  for (let at = folder; at.includes('/'); at = dirname(at)) {
    const here = tests.filter(test => posix.dirname(test) === at)
    if (here.length > 0) return here
  }
  return []
}

function journeysAbout(file: string, tests: readonly string[]): string[] {
  const folders = posix.dirname(file).split('/').slice(1)
  const told = Object.entries(journeysOf).filter(([folder]) => isBelow(file, folder))
  const names = [...told.flatMap(([, journeys]) => journeys)]
  return tests.filter(test => {
    const [, journey] = /^test\/journeys\/(.+)\.test\.ts$/.exec(test) ?? []
    if (journey === undefined) return false
    return (
      names.includes(journey) ||
      folders.some(folder => journey === folder || journey.startsWith(`${folder}-`))
    )
  })
}

/** The route modules of the nearest folder that has any; the home page for shared parts. */
function modulesOf(changed: readonly string[]): string[] {
  const all = routes.map(({ file }) => file).filter(file => file.endsWith('page.tsx'))
  const found = changed.filter(isOfSite).flatMap(file => {
    const inside = file.replace(/^site\//, '')
    for (let at = posix.dirname(inside); at.includes('/'); at = dirname(at)) {
      const here = all.filter(module => posix.dirname(module) === at)
      if (here.length > 0) return here
      const below = all.filter(module => isBelow(module, at))
      if (below.length > 0) return below
    }
    return ['pages/home/page.tsx']
  })
  return [...new Set(found)]
}
