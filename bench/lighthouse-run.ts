import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../bin/parts/run.ts'

const version = '13.5.0'

/** The used part of a report. Scores go from 0 to 1. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
}

interface Audit {
  readonly score: number | null
  readonly title: string
  readonly displayValue?: string
  /** Milliseconds, or the shift. */
  readonly numericValue?: number
}

/** Lighthouse is large and only for measuring: it lives in the system's temporary folder. Resolves to its program. */
export async function installLighthouse(): Promise<string> {
  const folder = join(tmpdir(), `lighthouse-${version}`)
  const program = join(folder, 'node_modules/lighthouse/cli/index.js')
  mkdirSync(folder, { recursive: true })
  console.log(`lighthouse: installing ${version} into ${folder}`)
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  await run('npm', ['install', `lighthouse@${version}`, ...options], { output: 'shown' })
  return program
}

/** The full browser opens a page of its own beside the visit, for its address bar, which takes twice its processor time: a phone has none. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** One visit with the mobile preset in a fresh Chromium. Throws when three tries did not come to a report. */
export async function runLighthouse(program: string, url: string, file: string): Promise<Report> {
  const options = ['--quiet', '--output=json', `--output-path=${file}`]
  const env = { CHROME_PATH: browsers.find(existsSync) ?? '' }
  const flags = '--chrome-flags=--headless --no-sandbox --disable-quic'
  for (let tries = 1; ; tries++) {
    const { code, output } = await run('node', [program, url, ...options, flags], { output: 'kept', env })
    if (code === 0) return JSON.parse(readFileSync(file, 'utf8'))
    // On a busy machine the browser's trace now and then lacks its beginning.
    if (tries === 3) throw new Error(`Lighthouse failed: ${output.slice(-2000)}`)
  }
}
