import { readPath } from '../../site/language/link.ts'
import { type Exchange, headerOf } from '../http/exchange.ts'
import { readBody } from '../http/read-body.ts'
import { normalForm } from '../middleware/normalise-address.ts'
import { createUploadForwarder, type UploadOptions } from './forward-upload.ts'
import { readFormWithFiles } from './read-form-with-files.ts'

const maxBytes = 64 * 1024

interface PostedForm {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer> | string
}

interface FormLimits {
  readonly maxBytes: number
  /** Whether files of the form are forwarded as uploads. */
  readonly takesFiles: boolean
}

/** A posted form; or the status to refuse it with: 413 when it is too large, 400 when it is no form. */
export async function readPostedForm(
  exchange: Exchange,
  options: UploadOptions,
  { maxBytes, takesFiles }: FormLimits,
): Promise<PostedForm | 400 | 413> {
  const { request } = exchange
  const type = headerOf(request, 'content-type')
  if (takesFiles && /^multipart\/form-data *;/i.test(type)) {
    const form = await readFormWithFiles(exchange, bytes => createUploadForwarder(options, exchange, bytes))
    if (typeof form === 'number') return form
    return { type: 'application/x-www-form-urlencoded', body: form.toString() }
  }
  const body = await readBody(request, maxBytes)
  if (body === null) return 413
  const form = { type, body: new Uint8Array(body) }
  return (await isForm(form)) ? form : 400
}

/** The `Request` of a posted form: its body, its cookies, and the page that it was posted from; or a status as above. */
export async function postedRequest(
  exchange: Exchange,
  options: UploadOptions,
): Promise<Request | 400 | 413> {
  const { request, path, query } = exchange
  const { origin } = options
  const form = await readPostedForm(exchange, options, { maxBytes, takesFiles: takesFiles(path) })
  if (typeof form === 'number') return form
  const headers = {
    'Content-Type': form.type,
    Cookie: headerOf(request, 'cookie'),
    Referer: privatePage(headerOf(request, 'referer'), origin),
  }
  return new Request(`${origin}${path}${query}`, { method: 'POST', headers, body: form.body })
}

/** The pages whose forms may contain files. */
function takesFiles(path: string): boolean {
  const { page } = readPath(path)
  return (
    /^\/careers\/[^/]+\/apply$/.test(page) ||
    ['/made-with/show', '/support/request', '/support/requests', '/support/beta/request'].some(
      form => page === form || page.startsWith(`${form}/`),
    )
  )
}

const isForm = ({ type, body }: PostedForm): Promise<boolean> =>
  new Response(body, { headers: { 'Content-Type': type } }).formData().then(
    () => true,
    () => false,
  )

/** The normalised address of a page of this site; empty for any other. */
export function privatePage(referer: string, origin: string): string {
  const url = URL.parse(referer)
  return url?.origin === origin ? `${origin}${normalForm(url.pathname)}${url.search}` : ''
}
