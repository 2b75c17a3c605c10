import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { openFolder } from '../../folders.ts'
import { root } from '../../house/files.ts'
import { added } from './pseudo-language.ts'

/** Only read by what runs in the copy, and large: links. */
const linked = ['node_modules', 'public', 'art/masters', 'art/models']
/** Written by what runs in the copy. */
const left = ['.git', 'build', 'data']

/** A copy of the project in a temporary folder, gone with the run. */
export async function copyProject(): Promise<string> {
  const copy = await openFolder('new-language')
  const copied = (source: string) => {
    const file = path.relative(root, source)
    return !linked.includes(file) && !left.includes(file)
  }
  for (const name of await readdir(root))
    if (copied(path.join(root, name)))
      await cp(path.join(root, name), path.join(copy, name), { recursive: true, filter: copied })
  for (const name of linked) {
    await mkdir(path.dirname(path.join(copy, name)), { recursive: true })
    await symlink(path.join(root, name), path.join(copy, name), 'dir')
  }
  return copy
}

/** The first step of docs/tasks.md: the row of a new language. */
export function addRow(copy: string): void {
  const { locale, tag, name } = added
  const file = path.join(copy, 'contract/locale.ts')
  const row = `  ${locale}: { tag: '${tag}', name: '${name}', countries: [], script: 'Latn' },\n`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^} as const satisfies/m, `${row}$&`))
}
