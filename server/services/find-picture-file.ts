import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictures } from '../../site/pictures/manifest.ts'
import type { Picture } from '../../site/pictures/picture.ts'

/** The file of a picture of the collection that a picture for sharing is made of; null where there is none. */
export const findPictureFile =
  (clientFolder: string | undefined) =>
  async (id: string): Promise<Uint8Array | null> => {
    if (clientFolder === undefined || !Object.hasOwn(pictures, id)) return null
    const { sources }: Picture = pictures[id as keyof typeof pictures]
    const file = (sources.jpg ?? sources.png)?.[0]?.src
    return file === undefined ? null : readFile(join(clientFolder, file)).catch(() => null)
  }
