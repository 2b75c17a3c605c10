import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assetPath } from '../../site/paths/asset-path.ts'
import { parseSheet } from './parse-sheet.ts'

/** Writes `styles.json` into a bundle: the rules of each style sheet, by which the server picks those of the first screen. */
export async function writeStyles(bundle: string): Promise<void> {
  const assets = join(bundle, 'client', 'assets')
  const names = (await readdir(assets)).filter(name => name.endsWith('.css')).sort()
  const sheets = await Promise.all(
    names.map(
      async name => [assetPath(name), parseSheet(await readFile(join(assets, name), 'utf8'))] as const,
    ),
  )
  await writeFile(join(bundle, 'styles.json'), JSON.stringify(Object.fromEntries(sheets)))
}
