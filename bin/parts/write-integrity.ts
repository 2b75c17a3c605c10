import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync } from 'vite'
import type { Integrity } from '../../server/pages/integrity.ts'
import { assetPath } from '../../site/paths/asset-path.ts'

/**
 * Subresource integrity for a bundle: a script in `client/assets` that gives the browser an import map with the hash of
 * every script, and the hashes of the style sheets that are loaded later on; the script of what a page does after its first
 * paint; and `integrity.json`, by which the server names both in its pages. https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/importmap
 */
export async function writeIntegrity(bundle: string): Promise<void> {
  const assets = join(bundle, 'client', 'assets')
  const names = (await readdir(assets)).sort()
  const hashesOf = async (end: string) => {
    const files = await Promise.all(
      names
        .filter(name => name.endsWith(end))
        .map(async name => ({ name, bytes: await readFile(join(assets, name)) })),
    )
    return Object.fromEntries(
      files
        // A route without a page has an empty script, which no browser loads.
        .filter(({ bytes }) => bytes.length > 0)
        .map(({ name, bytes }) => [assetPath(name), `sha256-${hashOf(bytes)}`]),
    )
  }
  const sheets = await hashesOf('.css')
  const map = JSON.stringify({ integrity: await hashesOf('.js') })
  const source = `{const s=document.createElement('script');s.type='importmap';s.text=${JSON.stringify(map)};document.head.append(s);window.__sheets=${JSON.stringify(sheets)}}`
  const writeScript = async (kind: string, code: string) => {
    const name = `${kind}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
    await writeFile(join(assets, name), code)
    return { src: assetPath(name), integrity: `sha256-${hashOf(code)}` }
  }
  const bootSources = await Promise.all(
    ['boot', 'heading-faces'].map(name => readFile(`site/frame/${name}.js`, 'utf8')),
  )
  const integrity: Integrity = {
    script: await writeScript('integrity', source),
    boot: await writeScript('boot', minifySync('boot.js', bootSources.join('')).code.trim()),
    mapHash: hashOf(map),
    sheets,
  }
  await writeFile(join(bundle, 'integrity.json'), JSON.stringify(integrity))
}

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64')
