import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync } from 'vite'
import type { Integrity } from '../../server/pages/integrity.ts'
import { assetPath } from '../../site/paths/asset-path.ts'
import { fontFiles } from '../../ui/styles/fonts/files.ts'

/**
 * Subresource integrity for a bundle: for each page a script in `client/assets` that gives the browser an import map with the
 * hashes of the scripts that this page may load, and one with those of the others and of the style sheets, which is loaded
 * before the first navigation; the script of what a page does after its first paint; and `integrity.json`, by which the
 * server names them in its pages. https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/importmap
 */
export async function writeIntegrity(bundle: string): Promise<void> {
  const assets = join(bundle, 'client', 'assets')
  const names = (await readdir(assets)).sort()
  const readAll = async (end: string) => {
    const files = await Promise.all(
      names
        .filter(name => name.endsWith(end))
        .map(async name => [assetPath(name), await readFile(join(assets, name), 'utf8')] as const),
    )
    // A route without a page has an empty script, which no browser loads.
    return new Map(files.filter(([, text]) => text.length > 0))
  }
  const writeScript = async (kind: string, code: string) => {
    const name = `${kind}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
    await writeFile(join(assets, name), code)
    return { src: assetPath(name), integrity: `sha256-${hashOf(code)}` }
  }
  const writeMap = (text: string, name: string, value: object) =>
    writeScript(
      'integrity',
      `{${text};const s=document.createElement('script');s.type='importmap';s.text=t;document.head.append(s);window.${name}=${JSON.stringify(value)}}`,
    )
  const scripts = await readAll('.js')
  const sheets = hashesOf(await readAll('.css'))
  const scriptsOf = scriptsOfPages(scripts)
  const others = [...scripts].filter(([path]) => ![...scriptsOf.values()].every(each => each.has(path)))
  // A browser complains of each script that two maps name: what the page's own has is left out.
  const rest = await writeMap(
    `const r=${JSON.stringify(hashesOf(new Map(others)))};for(const m of document.querySelectorAll('script[type=importmap]'))for(const n in JSON.parse(m.text).integrity)delete r[n];const t=JSON.stringify({integrity:r})`,
    '__sheets',
    sheets,
  )
  const pages: Record<string, Integrity['pages'][string]> = {}
  for (const [page, files] of scriptsOf) {
    const map = JSON.stringify({ integrity: hashesOf(files) })
    const after = JSON.stringify({
      integrity: hashesOf(new Map(others.filter(([path]) => !files.has(path)))),
    })
    const script = await writeMap(`const t=${JSON.stringify(map)}`, '__hashes', rest)
    pages[page] = { ...script, mapHashes: [map, after].map(hashOf) }
  }
  const bootSources = await Promise.all(
    ['second-screen', 'apply-styles', 'boot', 'dialog-commands', 'heading-faces'].map(name =>
      readFile(`site/frame/${name}.js`, 'utf8'),
    ),
  )
  // The faces of Latin letters in Chinese and Japanese texts, which every such page needs: named here, they cost its document nothing.
  const letterFaces = JSON.stringify(
    [fontFiles.frauncesLetters, fontFiles.figtree]
      .map(href => `<link rel="preload" as="font" crossorigin href="${href}"/>`)
      .join(''),
  )
  const boot = `;(() => { const letterFaces = ${letterFaces}; ${bootSources.join('')} })()`
  const facts: Integrity = {
    pages,
    boot: await writeScript('boot', minifySync('boot.js', boot).code.trim()),
    sheets,
  }
  await writeFile(join(bundle, 'integrity.json'), JSON.stringify(facts))
}

type Texts = ReadonlyMap<string, string>

/** The scripts of each page, by the script of its route: what the start of React, the frame and the page import, also on demand. */
function scriptsOfPages(scripts: Texts): Map<string, Texts> {
  const [manifest, list] = [...scripts].find(([, text]) => text.startsWith(listOfRoutes)) ?? []
  if (!manifest || !list) throw new Error('The bundle has no list of routes')
  const { entry, routes } = JSON.parse(list.slice(listOfRoutes.length).replace(/;\s*$/, '')) as RouteList
  const start = [entry.module, ...(routes.root ? [routes.root.module] : [])]
  const pages = new Map<string, Texts>()
  for (const { module } of Object.values(routes)) {
    if (!scripts.has(module)) continue
    const found = new Map([[manifest, list]])
    const add = (path: string) => {
      const text = scripts.get(path)
      if (text === undefined || found.has(path)) return
      found.set(path, text)
      for (const [name] of text.matchAll(/[\w.-]+-[\w-]{8}\.js/g)) add(assetPath(name))
    }
    for (const path of [...start, module]) add(path)
    pages.set(module, found)
  }
  return pages
}

const listOfRoutes = 'window.__reactRouterManifest='

interface RouteList {
  readonly entry: { readonly module: string }
  readonly routes: Readonly<Record<string, { readonly module: string }>>
}

const hashesOf = (files: Texts) =>
  Object.fromEntries([...files].sort().map(([path, text]) => [path, `sha256-${hashOf(text)}`]))

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
