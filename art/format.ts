import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { place } from './files.ts'

const run = promisify(execFile)

/** A source file as the formatter would write it, so that a change shows as what changed. */
export async function format(source: string, path: string): Promise<string> {
  const formatter = run(place('node_modules/.bin/biome'), ['format', `--stdin-file-path=${path}`], {
    cwd: place(),
    maxBuffer: 8 * 1024 * 1024,
  })
  formatter.child.stdin?.end(source)
  return (await formatter).stdout
}
