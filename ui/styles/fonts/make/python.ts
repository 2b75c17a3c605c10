import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The path of Noto Serif CJK Bold on Debian. */
export const notoCollection = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'

// Debian's fontTools are installed for the system's Python, which may not be the first in `PATH`.
const pythons = ['python3', '/usr/bin/python3']

// Version 4.38 introduced limiting an axis to a range without its default.
const checks = {
  'python3-fonttools':
    'import fontTools; assert tuple(map(int, fontTools.version.split(".")[:2])) >= (4, 38), "too old"',
  'python3-brotli': 'import brotli',
}

const passes = (python: string, check: string) => spawnSync(python, ['-c', check]).status === 0

function findPython() {
  return pythons.find(python => Object.values(checks).every(check => passes(python, check)))
}

/** Lists the missing Debian packages; empty when all are installed. */
export function listMissingPackages(): string[] {
  const missing = existsSync(notoCollection) ? [] : ['fonts-noto-cjk']
  if (findPython() !== undefined) return missing
  const system = pythons.at(-1) ?? 'python3'
  for (const [name, check] of Object.entries(checks)) if (!passes(system, check)) missing.unshift(name)
  return missing
}

/**
 * Runs a Python program of this folder with a JSON job on stdin and returns its JSON output. Throws with the last line
 * of stderr on failure.
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
