import type { DataRouter } from 'react-router'
import { type PageGlobals, pageGlobals } from './page-globals.ts'

/** Loads the router of all pages, the list of routes and the hashes of what these load. */
export async function loadNavigation(
  page?: DataRouter,
  globals: PageGlobals = pageGlobals,
): Promise<DataRouter> {
  const [{ createNavigation }] = await Promise.all([
    import('./navigation.ts'),
    import(/* @vite-ignore */ globals.__reactRouterManifest.url),
    loadHashes(globals),
  ])
  const router = await createNavigation(globals, page)
  Object.assign(globals, { __reactRouterDataRouter: router })
  return router
}

/** Adds the import map of all scripts to that of the page; browsers that know one alone ignore it. */
function loadHashes({ __hashes }: PageGlobals): Promise<void> | undefined {
  if (!__hashes || document.querySelector(`script[src="${__hashes.src}"]`)) return
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), __hashes)
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The hashes of the scripts could not be loaded'))
    }
    document.head.append(script)
  })
}
