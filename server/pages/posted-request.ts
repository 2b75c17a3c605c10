import { readPath } from '../../site/language/link.ts'
import { type Exchange, headerOf } from '../http/exchange.ts'
import { readBody } from '../http/read-body.ts'
import { normalForm } from '../middleware/normalise-address.ts'
import { createUploadForwarder, type UploadOptions } from './forward-upload.ts'
import { readFormWithFiles } from './read-form-with-files.ts'

const maxBytes = 64 * 1024

/**
 * The `Request` of a posted form: its body, its cookies, and the page that it was posted from. Or the status to refuse it
 * with: 413 when it is too large, 400 when it is no form.
 */
export async function postedRequest(
  exchange: Exchange,
  options: UploadOptions,
): Promise<Request | 400 | 413> {
  const { request, path, query } = exchange
  const { origin } = options
  const headers = {
    'Content-Type': headerOf(request, 'content-type'),
    Cookie: headerOf(request, 'cookie'),
    Referer: privatePage(headerOf(request, 'referer'), origin),
  }
  if (takesFiles(path) && /^multipart\/form-data *;/i.test(headers['Content-Type'])) {
    const form = await readFormWithFiles(exchange, bytes => createUploadForwarder(options, exchange, bytes))
    if (typeof form === 'number') return form
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    return new Request(`${origin}${path}${query}`, {
      method: 'POST',
      headers: { ...headers, ...type },
      body: form.toString(),
    })
  }
  const body = await readBody(request, maxBytes)
  if (body === null) return 413
  const posted = () =>
    new Request(`${origin}${path}${query}`, { method: 'POST', headers, body: new Uint8Array(body) })
  return (await isForm(posted())) ? posted() : 400
}

/** The pages whose forms may contain files. */
function takesFiles(path: string): boolean {
  const { page } = readPath(path)
  return ['/support/request', '/support/requests', '/support/beta/request'].some(
    form => page === form || page.startsWith(`${form}/`),
  )
}

const isForm = (request: Request): Promise<boolean> =>
  request.formData().then(
    () => true,
    () => false,
  )

/** The normalised address of a page of this site; empty for any other. */
export function privatePage(referer: string, origin: string): string {
  const url = URL.parse(referer)
  return url?.origin === origin ? `${origin}${normalForm(url.pathname)}${url.search}` : ''
}
