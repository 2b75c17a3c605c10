import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Exchange, headerOf } from '../http/exchange.ts'
import { matchesETag } from '../http/matches-etag.ts'
import { chooseEncoding } from '../pages/encodings.ts'
import type { FileForm, KnownFile } from './known-file.ts'
import { readRange } from './range.ts'

/** The operating system cannot open a known file: no descriptors, no permission, or a failing disk. */
export class FileUnavailable extends Error {
  override name = 'FileUnavailable'
}

/**
 * Sends a file, the requested range of it, or 304. Resolves to false when the file is gone or replaced. Throws
 * `FileUnavailable`.
 */
export async function sendFile(exchange: Exchange, file: KnownFile): Promise<boolean> {
  const { request, response } = exchange
  const form = formFor(exchange, file)
  const headers = { ...file.headers, ETag: form.etag, 'Last-Modified': file.lastModified }
  if (isKnown(exchange, file, form)) {
    response.writeHead(304, headers).end()
    return true
  }
  const range = rangeFor(exchange, file)
  if (range === 'none') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${form.size}` }).end()
    return true
  }
  const { start, end } = range ?? { start: 0, end: form.size - 1 }
  const encoding = Object.entries(file.forms).find(([, other]) => other === form)?.[0]
  const handle = await openUnchanged(form)
  if (handle === null) return false
  if (response.destroyed) {
    await handle.close()
    return true
  }
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': end - start + 1,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${form.size}` }),
  })
  if (request.method === 'HEAD' || end < start) {
    response.end()
    await handle.close()
    return true
  }
  // An aborted download is no error.
  await pipeline(handle.createReadStream({ start, end }), response).catch(() => {})
  return true
}

/** The open file; null when it has been replaced since it was scanned, because its headers would be wrong. */
async function openUnchanged({ path, size }: FileForm): Promise<FileHandle | null> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw new FileUnavailable(`${error.code ?? error.message}`, { cause: error })
  })
  if (handle === null || (await handle.stat()).size === size) return handle
  await handle.close()
  return null
}

/** A part is always one of the file as it is. */
function formFor({ request }: Exchange, { forms }: KnownFile): FileForm {
  if (headerOf(request, 'range') !== '') return forms.identity
  return forms[chooseEncoding(headerOf(request, 'accept-encoding'))] ?? forms.identity
}

function isKnown({ request }: Exchange, { lastModified }: KnownFile, { etag }: FileForm): boolean {
  const known = headerOf(request, 'if-none-match')
  if (known !== '') return matchesETag(known, etag)
  return headerOf(request, 'if-modified-since') === lastModified
}

function rangeFor({ request }: Exchange, { lastModified, forms: { identity } }: KnownFile) {
  const condition = headerOf(request, 'if-range')
  const holds = condition === '' || condition === identity.etag || condition === lastModified
  return holds ? readRange(headerOf(request, 'range'), identity.size) : null
}
