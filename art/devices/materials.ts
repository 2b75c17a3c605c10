import { readFile } from 'node:fs/promises'
import { place } from '../files.ts'
import { paintOils } from './oils.ts'

const paintings = [
  'coast',
  'portrait',
  'aurora',
  'still',
  'harbour',
  'wheel',
  'bust3d',
  'flowering-gum',
] as const

export type Painting = (typeof paintings)[number]

/** The images on the screens, as data URLs. */
export interface Materials {
  painting: Readonly<Record<Painting, string>>
  oils: readonly { id: string; src: string }[]
}

/** The files of `art/` whose pixels the materials are. */
export const materialFiles = paintings.map(name => `masters/${name}.avif`)

let gathered: Promise<Materials> | undefined

/** Reads the paintings and paints the strokes of the oil brushes, once a run. */
export function gatherMaterials(): Promise<Materials> {
  gathered ??= gather()
  return gathered
}

async function gather(): Promise<Materials> {
  const read = async (name: Painting) => {
    const bytes = await readFile(place(`art/masters/${name}.avif`))
    return [name, `data:image/avif;base64,${bytes.toString('base64')}`] as const
  }
  const painting = Object.fromEntries(await Promise.all(paintings.map(read))) as Record<Painting, string>
  return { painting, oils: await paintOils() }
}
