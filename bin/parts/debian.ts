import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.ts'

/** A program or fonts that come from the operating system, not from npm. */
export interface SystemPart {
  readonly name: string
  /** Debian's packages. */
  readonly packages: readonly string[]
  readonly isHere: () => boolean
  /** The consequence of its absence, as the end of a sentence. */
  readonly without: string
  /** Optional: an unreachable package archive is not waited for. */
  readonly optional?: boolean
}

export const isOnPath = (program: string): boolean =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some(folder =>
    existsSync(join(folder, program)),
  )

export const chromium: SystemPart = {
  name: 'Chromium',
  packages: ['chromium'],
  isHere: () => existsSync('/usr/bin/chromium'),
  without: 'tests in a browser fail',
}

export const headlessShell: SystemPart = {
  name: 'the headless shell of Chromium',
  packages: ['chromium-headless-shell'],
  isHere: () => existsSync('/usr/bin/chromium-headless-shell'),
  without: 'tests run in the full browser, which takes minutes more',
  optional: true,
}

export const firefox: SystemPart = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isHere: () => existsSync('/usr/bin/firefox-esr'),
  without: 'its stories are skipped',
}

/** WebKitGTK's own small browser, which its driver drives. */
export const findMiniBrowser = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)

export const webKit: SystemPart = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isHere: () => isOnPath('WebKitWebDriver') && isOnPath('Xvfb') && findMiniBrowser() !== undefined,
  without: 'its stories are skipped',
}

export const postgres: SystemPart = {
  name: 'PostgreSQL',
  packages: ['postgresql'],
  isHere: () =>
    Boolean(process.env.TEST_POSTGRES_URL) ||
    isOnPath('initdb') ||
    globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  without: 'tests run on the embedded database only',
}

export const nginx: SystemPart = {
  name: 'nginx',
  packages: ['nginx'],
  isHere: () => isOnPath('nginx'),
  without: 'the drill of two processes behind it is skipped',
  optional: true,
}

export const pgBouncer: SystemPart = {
  name: 'PgBouncer',
  packages: ['pgbouncer'],
  isHere: () => isOnPath('pgbouncer'),
  without: 'its story is skipped',
  optional: true,
}

export const cjkFonts: SystemPart = {
  name: 'fonts for Chinese and Japanese',
  packages: ['fonts-noto-cjk'],
  isHere: () =>
    process.platform !== 'linux' ||
    globSync('/usr/share/fonts/{opentype,truetype}/noto/NotoSansCJK*').length > 0,
  without: 'pictures of pages show boxes for their characters',
}

/** Ensures that a tool is installed: fetches Debian's package where possible, and logs when it is not. */
export async function bringIn(part: SystemPart): Promise<boolean> {
  if (part.isHere()) return true
  const aptGet = findAptGet()
  if (aptGet) {
    console.log(`setup: installing ${part.packages.join(' ')} (Debian's packages; this can take a minute)`)
    const [command = '', ...args] = aptGet
    const apt = (...rest: string[]) =>
      run(command, [...args, ...aptOptions(part), ...rest], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
        output: 'kept',
      })
    await apt('update')
    const { output } = await apt('install', '-y', '--no-install-recommends', '--no-remove', ...part.packages)
    if (part.isHere()) return true
    console.log(output.trim().split('\n').slice(-5).join('\n'))
  }
  console.log(`setup: ${part.name} cannot be had here (package ${part.packages.join(', ')}): ${part.without}`)
  return false
}

const aptOptions = ({ optional = false }: SystemPart): readonly string[] => [
  '-qq',
  `-o=Acquire::http::Timeout=${optional ? 5 : 30}`,
  `-o=Acquire::https::Timeout=${optional ? 5 : 30}`,
  `-o=Acquire::Retries=${optional ? 0 : 2}`,
  `-o=DPkg::Lock::Timeout=${optional ? 10 : 120}`,
]

/** As root, or by a sudo that asks for no password; null where neither is there. */
function findAptGet(): readonly string[] | null {
  if (!isOnPath('apt-get')) return null
  if (process.getuid?.() === 0) return ['apt-get']
  return isOnPath('sudo') ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND', 'apt-get'] : null
}
