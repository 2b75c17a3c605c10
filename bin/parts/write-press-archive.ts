import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checksumOf, zipPressKit } from '../../art/apps/press-kit-zip.ts'
import { pressArchive, pressFiles } from '../../site/pictures/press.ts'

/**
 * Writes the archive of the press kit below a folder that holds its files. Throws when it is not the one whose checksum
 * the press page shows: then a file was changed without `npm run art`.
 */
export async function writePressArchive(folder: string): Promise<void> {
  const zip = await zipPressKit(pressFiles.map(({ name, src }) => ({ name, path: join(folder, src) })))
  if (checksumOf(zip) !== pressArchive.sha256) {
    throw new Error('The press kit is not as site/pictures/press.json says: run `npm run art`.')
  }
  const path = join(folder, pressArchive.src)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, zip)
}
