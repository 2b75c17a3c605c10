import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { listIncludes } from './engine/shader.ts'
import { digest, place } from './files.ts'
import type { Work } from './work.ts'

/** Sixteen digits that change when a picture would: with its seed or size, or with what it is painted from. */
export async function digestInput(work: Work): Promise<string> {
  const files = [...(await gatherInput(work))].sort(([a], [b]) => (a < b ? -1 : 1))
  return digest(16, JSON.stringify([work.seed, work.size]), ...files.flat())
}

/**
 * By path inside `art/`: the bytes of every file that a work's `from` names, that one of these imports, or that a scene
 * takes in. Throws for a path that is not there.
 */
export async function gatherInput({ from }: Pick<Work, 'from'>): Promise<ReadonlyMap<string, Uint8Array>> {
  const seen = new Map<string, Uint8Array>()
  for (const path of from) await gather(path, seen)
  if (seen.has('engine/shader.ts')) await gather('engine/prelude.glsl', seen) // read by it, not imported
  return seen
}

async function gather(path: string, seen: Map<string, Uint8Array>): Promise<void> {
  if (seen.has(path)) return
  const names = await readdir(place('art', path)).catch(() => undefined)
  if (names) {
    for (const name of names.filter(isInput)) await gather(join(path, name), seen)
    return
  }
  const bytes = await readFile(place('art', path)).catch(() => {
    throw new Error(`art/${path} is missing, and a work is painted from it`)
  })
  seen.set(path, bytes)
  if (path.endsWith('.glsl')) {
    for (const taken of listIncludes(path, bytes.toString())) await gather(taken, seen)
  }
  if (!path.endsWith('.ts')) return
  for (const found of bytes
    .toString()
    .matchAll(/^(?:import|export|}) ?(?!type)[^;'"]*? from '(\.[^']+)'/gm)) {
    const imported = normalize(join(dirname(path), found[1] ?? ''))
    if (isPainting(imported)) await gather(imported, seen)
  }
}

/** Outside this folder only the painting code of the site is an input. */
const isPainting = (path: string) =>
  !path.startsWith('..') || /^\.\.\/site\/(?:brushes\/engine|paint)\//.test(path)

const isInput = (name: string) => !name.startsWith('.') && !name.endsWith('.test.ts') && !name.endsWith('.md')
