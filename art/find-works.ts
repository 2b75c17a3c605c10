import { catalogue } from './catalogue.ts'
import type { Work } from './work.ts'
import { works } from './works.ts'

/** The works of some masters (`coast.avif`, `coast`) or pictures of the catalogue. Throws for a name nobody has. */
export function getWorks(names: readonly string[]): Work[] {
  const wanted = new Set(names.flatMap(name => listMasters(name)))
  return works.filter(({ master }) => wanted.has(master))
}

function listMasters(name: string): string[] {
  const ofPictures = catalogue.filter(({ id }) => id === name).map(({ master }) => master)
  const found = works
    .map(({ master }) => master)
    .filter(master => master === name || master.replace(/\.\w+$/, '') === name || ofPictures.includes(master))
  if (found.length === 0) throw new Error(`No work or picture is called '${name}': see npm run art -- --list`)
  return found
}
