import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { projectRoot } from '../test-server.ts'

export const dockerfile = readFileSync(join(projectRoot, 'deploy/Dockerfile'), 'utf8').replaceAll('\\\n', ' ')

/** The instructions of the last stage, which is the image. */
export const instructions = (dockerfile.split(/^FROM /m).at(-1) ?? '').split('\n').slice(1)

interface Copy {
  readonly stage: string
  /** Relative to the project. */
  readonly from: string
  /** Relative to the folder in which the image serves. */
  readonly to: string
}

export const copies: readonly Copy[] = instructions.flatMap(line => {
  const [, stage = '', from = '', to = ''] = /^COPY --from=(\w+) \/site\/(\S+) \.\/(\S*)$/.exec(line) ?? []
  if (from === '') return []
  return [{ stage, from, to: to === '' || to.endsWith('/') ? join(to, basename(from)) : to }]
})

const ignored = readFileSync(join(projectRoot, 'deploy/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))

/** The packages that `npm ci --omit=dev` installs here and that the image keeps, by the lock file. */
function packagesOfImage(): string[] {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { readonly dev?: boolean }>
  }
  const removed = /rm -rf (.*)/.exec(dockerfile)?.[1]?.split(' ') ?? []
  const isRemoved = (name: string) =>
    removed.some(each => name === each || matchesGlob(name, each) || name.startsWith(`${each}/`))
  return Object.entries(packages)
    .filter(([name, { dev }]) => name !== '' && !dev && !isRemoved(name))
    .map(([name]) => name)
    .filter(name => existsSync(join(projectRoot, name)))
}

/** Puts exactly the files of the image into an empty folder, as links where the disk has them. */
export function layOutImage(folder: string): void {
  for (const { stage, from, to } of copies) {
    if (stage === 'packages')
      for (const name of packagesOfImage()) place(name, join(folder, name), ['node_modules'])
    // The build of the tests has a workbench too.
    else place(from, join(folder, to), from === 'build' ? ['workbench'] : [])
  }
}

function place(path: string, to: string, without: readonly string[]): void {
  const from = join(projectRoot, path)
  const facts = lstatSync(from)
  if (facts.isDirectory()) {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) {
      const isIgnored = ignored.some(
        pattern => pattern.startsWith('**/') && matchesGlob(`${path}/${name}`, pattern),
      )
      if (!isIgnored && !without.includes(name)) place(`${path}/${name}`, join(to, name), without)
    }
    return
  }
  mkdirSync(dirname(to), { recursive: true })
  if (facts.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to)
    return
  }
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
