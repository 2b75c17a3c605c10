import { getOwn, type OwnSite, ownPathOf } from './own-site.ts'

/** The paths of all pages that the sitemap names, in every language. Throws when it cannot be read. */
export async function readSitemap(site: OwnSite, most: number, signal: AbortSignal): Promise<string[]> {
  const paths = new Set<string>()
  for (const file of await readLocations(site, '/sitemap.xml', signal)) {
    for (const path of await readLocations(site, file, signal)) paths.add(path)
    if (paths.size >= most) break
  }
  return [...paths].slice(0, most)
}

async function readLocations(site: OwnSite, file: string, signal: AbortSignal): Promise<string[]> {
  const { status, text } = await getOwn(site, file, signal)
  if (status !== 200) throw new Error(`${file} answers ${status}`)
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) => {
    const own = ownPathOf(address.replaceAll('&amp;', '&'), '/', site.origin)
    return own === null ? [] : [own.path]
  })
}
