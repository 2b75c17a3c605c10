import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The collection that holds Noto Serif CJK in bold, where Debian puts it. */
export const notoCollection = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'

// Debian's font tools belong to the system's Python, which need not be the first on the path.
const pythons = ['python3', '/usr/bin/python3']

// 4.38 is the first that can cut an axis to a range without its default.
const checks = {
  'python3-fonttools':
    'import fontTools; assert tuple(map(int, fontTools.version.split(".")[:2])) >= (4, 38), "too old"',
  'python3-brotli': 'import brotli',
}

const passes = (python: string, check: string) => spawnSync(python, ['-c', check]).status === 0

function findPython() {
  return pythons.find(python => Object.values(checks).every(check => passes(python, check)))
}

/** Names the Debian packages that have to be installed before fonts can be made; empty when all are there. */
export function listMissingPackages(): string[] {
  const missing = existsSync(notoCollection) ? [] : ['fonts-noto-cjk']
  if (findPython() !== undefined) return missing
  const system = pythons.at(-1) ?? 'python3'
  for (const [name, check] of Object.entries(checks)) if (!passes(system, check)) missing.unshift(name)
  return missing
}

/**
 * Runs one of the Python programs beside this file: the job goes in as JSON, the answer comes out as JSON.
 * Throws with the program's last line when it fails.
 */
export function runPython<Answer>(program: string, job: object): Answer {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const run = spawnSync(findPython() ?? 'python3', ['-B', path], {
    input: JSON.stringify(job),
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`${program}: ${run.stderr.trim().split('\n').at(-1)}`)
  return JSON.parse(run.stdout)
}
