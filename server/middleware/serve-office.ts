import type { Fetch } from '../../contract/client.ts'
import { officeApi } from '../../contract/office/office.ts'
import type { Log } from '../../platform/log.ts'
import { type Exchange, headerOf, isRead, type Middleware } from '../http/exchange.ts'
import { refuse } from '../http/refuse.ts'
import type { SpendVisitorLimit } from '../http/visitor-limits.ts'
import { streamResponse } from '../http/web-exchange.ts'
import type { UploadOptions } from '../pages/forward-upload.ts'
import { readPostedForm } from '../pages/posted-request.ts'
import type { OfficeRenderer } from '../pages/render-office.ts'
import { sendPrivatePage } from '../pages/send-private-page.ts'
import { countStaffUpload } from '../services/count-staff-upload.ts'
import { createOfficeRequests, officeCookie, trustedHeaders } from '../services/office-requests.ts'
import { normalForm } from './normalise-address.ts'
import { rejectCrossOriginPosts } from './reject-cross-origin-posts.ts'
import { type Folder, serveFiles } from './serve-files.ts'
import { createStaffUploads, isStaffUpload } from './staff-uploads.ts'

interface OfficeOptions {
  readonly origin: string
  readonly log: Log
  readonly render: OfficeRenderer
  /** The office's service, and the admin service that knows uploads. */
  readonly office: Fetch
  readonly admin: Fetch
  readonly uploads: UploadOptions
  readonly folders: readonly Folder[]
  readonly spend: SpendVisitorLimit
}

const maxFormBytes = 512 * 1024
/** The screen with a long list, which is read from the form and not stored. */
const listPath = /^\/office\/newsletter\/readers(?:\.data)?$/
const maxListFormBytes = 4 * 1024 * 1024
const filesPath = '/office/files/'
/** Mails of issues of the newsletter, which their screen shows in frames. */
const letterPath = `${filesPath}newsletter/`
/** The screens from which files are exported. */
const screens: Readonly<Record<string, string>> = {
  [`${filesPath}export.csv`]: '/export',
  [`${filesPath}ratings.csv`]: '/site/votes',
  [`${filesPath}content.zip`]: '/content/files',
}

/** Whether a path, in any spelling, is the office's. */
export const isOffice = (path: string): boolean => /^\/+office(?:[/.]|$)/i.test(path)

/** Serves the office: its assets, its screens for staff, and the files of requests. */
export function serveOffice(options: OfficeOptions): Middleware {
  const { origin, log, render, uploads, spend } = options
  const serveAssets = serveFiles(options.folders, { log })
  const rejectForeign = rejectCrossOriginPosts(origin)
  const { serviceSecret } = uploads
  const answerStaffUpload = createStaffUploads({ origin, office: options.office, uploads: uploads.uploads })
  const createContext = createOfficeRequests({ ...options, serviceSecret })
  const serviceHeaders = (exchange: Exchange, cookie: string) => ({
    ...trustedHeaders(exchange, serviceSecret),
    Cookie: cookie,
  })

  async function answer(exchange: Exchange): Promise<boolean> {
    const { request, response, path, query } = exchange
    if (path.startsWith('/office/assets/')) return (await serveAssets(exchange)) || refuse(exchange, 404)
    response.setHeader('X-Robots-Tag', 'noindex')
    response.setHeader('Cache-Control', 'no-store')
    const cookie = officeCookie(headerOf(request, 'cookie'))
    if (cookie === '') {
      const wait = await spend('pagesByAddress', exchange)
      if (wait > 0) return refuse(exchange, 429, wait)
      if (isRead(request) && headerOf(request, 'sec-fetch-site') === 'cross-site')
        return arriveAgain(exchange)
    }
    if (isStaffUpload(path)) {
      const isForeign = !isRead(request) && (await rejectForeign(exchange))
      return isForeign || answerStaffUpload(exchange, serviceHeaders(exchange, cookie))
    }
    if (path.startsWith(filesPath) && isRead(request)) return sendFile(exchange, cookie)
    const normal = normalForm(path)
    if (normal !== path && isRead(request)) {
      response.writeHead(308, { Location: `${normal}${query}` }).end()
      return true
    }
    if (await rejectForeign(exchange)) return true
    const asked = await readRequest(exchange, cookie)
    if (typeof asked === 'number') return refuse(exchange, asked)
    const { context, cookies } = createContext(exchange, !path.endsWith('.data'))
    return sendPrivatePage(exchange, await render(asked, context), cookies)
  }

  /** Streams an attachment or an export of the service; never shown in the page's own origin. */
  async function sendFile(exchange: Exchange, cookie: string): Promise<true> {
    const { request, response, path, query } = exchange
    const address = `${origin}${officeApi}${path.slice('/office'.length)}${query}`
    const answered = await options.office(new Request(address, { headers: serviceHeaders(exchange, cookie) }))
    const screen = screens[path]
    if (answered.status === 401) {
      const to = screen === undefined ? '/inbox' : `${screen}${query}`
      response.writeHead(303, { Location: `/office/login?to=${encodeURIComponent(to)}` }).end()
      return true
    }
    // The screen asks for a recent authentication, or says which role is missing.
    if (answered.status === 403 && screen !== undefined) {
      response.writeHead(303, { Location: `/office${screen}${query}` }).end()
      return true
    }
    if (!answered.ok || !answered.body) return refuse(exchange, answered.status === 403 ? 403 : 404)
    const isLetter = path.startsWith(letterPath)
    const headers = {
      ...Object.fromEntries(answered.headers),
      'content-disposition': answered.headers.get('content-disposition') ?? 'attachment',
      'content-security-policy': isLetter
        ? "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"
        : "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    }
    if (request.method === 'HEAD') response.writeHead(200, headers).end()
    else await streamResponse(exchange, new Response(answered.body, { headers }))
    return true
  }

  async function readRequest(exchange: Exchange, cookie: string): Promise<Request | 400 | 405 | 413> {
    const address = `${origin}${exchange.path}${exchange.query}`
    const { request } = exchange
    if (isRead(request)) return new Request(address)
    if (request.method !== 'POST') return 405
    const reserve = async (bytes: number) =>
      (await countStaffUpload({ origin, office: options.office }, serviceHeaders(exchange, cookie), bytes)).ok
    const isStaff = cookie !== ''
    const limits =
      isStaff && listPath.test(exchange.path)
        ? { maxBytes: maxListFormBytes, takesFiles: false }
        : { maxBytes: maxFormBytes, takesFiles: isStaff }
    const form = await readPostedForm(exchange, { ...uploads, reserve }, limits)
    if (typeof form === 'number') return form
    return new Request(address, { method: 'POST', headers: { 'Content-Type': form.type }, body: form.body })
  }

  return exchange => isOffice(exchange.path) && answer(exchange)
}

/**
 * A link of another site or of a mail arrives without the Strict cookie: the page loads itself once more, which is a
 * request of the same site. https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#section-5.2
 */
function arriveAgain({ request, response, path, query }: Exchange): true {
  const url = `${normalForm(path)}${query}`
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', Refresh: `0;url=${url}` })
  response.end(request.method === 'HEAD' ? undefined : '<!doctype html><title>Office</title>')
  return true
}
