import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of `build/`; everything else there is of an older layout. */
const current = 'current'
const releases = 'releases'
const earlier = 'earlier'

/** A file in a release that is whole: without it a release was cut off. */
export const stampName = '.built-from'

/** An empty folder for a release under way, which nothing serves until `putInPlace`. Its name ends in this process's id. */
export function openRelease(build: string, name: string): string {
  const folder = join(build, releases, `${name}-${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Makes a finished release the one that the next start serves, in one step: `build/current` is a symbolic link that is
 * replaced by a rename. The release before it stays, since a running server has its files open there; older ones, and
 * those whose build was cut off, are removed.
 */
export function putInPlace(build: string, release: string): void {
  const link = join(build, current)
  const former = existsSync(link) ? readlinkSync(link) : ''
  const target = join(releases, release.slice(join(build, releases).length + 1))
  rmSync(`${link}.new`, { force: true })
  symlinkSync(target, `${link}.new`, 'dir')
  renameSync(`${link}.new`, link)
  for (const name of readdirSync(join(build, releases))) {
    const path = join(releases, name)
    if (path !== target && path !== former && !isUnderWay(join(build, path)))
      rmSync(join(build, path), { recursive: true, force: true })
  }
  for (const name of readdirSync(build)) {
    if (![current, releases, earlier].includes(name))
      rmSync(join(build, name), { recursive: true, force: true })
  }
}

/** Whether another process is still building this release. */
function isUnderWay(release: string): boolean {
  const builder = Number(release.split('-').at(-1))
  if (existsSync(join(release, stampName)) || builder === process.pid) return false
  try {
    process.kill(builder, 0)
    return true
  } catch {
    return false
  }
}
