import { existsSync } from 'node:fs'
import sirv from 'sirv'
import { isRead, type Step } from '../exchange.ts'

export interface Folder {
  readonly path: string
  /** The folder grows while we run (development). */
  readonly live?: boolean
}

/** Files whose name carries a hash of what is in them: they can be kept for ever. */
const hashed = /^\/assets\/|\.[0-9a-f]{8}\.\w+$/

/** Static files, with the `.br` and `.gz` beside them where the visitor takes those, ranges and ETags. */
export function serveFiles(folders: readonly Folder[]): Step {
  const serve = folders
    .filter(({ path }) => existsSync(path))
    .map(({ path, live = false }) =>
      sirv(path, {
        dev: live,
        etag: true,
        brotli: true,
        gzip: true,
        extensions: [],
        setHeaders: (response, pathname) => {
          const immutable = hashed.test(pathname)
          response.setHeader(
            'Cache-Control',
            immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          )
        },
      }),
    )
  return ({ request, response, path }) => {
    if (!isRead(request) || !path.includes('.')) return false
    return serve.some(files => {
      let found = true
      files(request, response, () => {
        found = false
      })
      return found
    })
  }
}
