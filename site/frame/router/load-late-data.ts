import { type PageGlobals, pageGlobals } from './page-globals.ts'

/** Loads what server/pages/page-state.ts leaves out of the data of the page that the browser has opened; it may stand in the document. */
export function loadLateData(): Promise<PageGlobals['__lateData']> {
  const { late } = pageGlobals.__reactRouterContext
  return new Promise((resolve, reject) => {
    if (late === undefined) return resolve(pageGlobals.__lateData)
    const hash = /data-([\w-]{43})/.exec(late)?.[1]?.replaceAll('-', '+').replaceAll('_', '/')
    const script = Object.assign(document.createElement('script'), {
      src: late,
      integrity: `sha256-${hash}=`,
      onload: () => resolve(pageGlobals.__lateData),
      onerror: () => reject(new Error('The data of the page could not be loaded')),
    })
    document.head.append(script)
  })
}
