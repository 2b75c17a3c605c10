import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureId, pictures } from '../../site/pictures/manifest.ts'

/** The file of a picture of the collection, as a source of sharing pictures; null where there is none. */
export const findPictureFile =
  (clientFolder: string | undefined) =>
  async (id: string): Promise<Uint8Array | null> => {
    if (clientFolder === undefined || !Object.hasOwn(pictures, id)) return null
    const { sources } = pictures[id as PictureId]
    const file = (sources.jpg ?? sources.png)?.[0]?.src
    return file === undefined ? null : readFile(join(clientFolder, file)).catch(() => null)
  }
