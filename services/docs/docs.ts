import { adminCalls } from '../../contract/admin.ts'
import type { Call } from '../../contract/call.ts'
import { galleryCalls } from '../../contract/gallery.ts'
import { openapi } from '../http/openapi.ts'
import { problemResponse } from '../http/problem.ts'

const described = {
  gallery: {
    title: 'Gallery service',
    description: 'Accounts: register, log in, load, confirm, beta membership.',
    basePath: '/api/gallery',
    calls: galleryCalls,
  },
  admin: {
    title: 'Admin service',
    description: 'Prices, careers, insight, handbook, newsletter and requests.',
    basePath: '/api/admin',
    calls: adminCalls,
  },
}

/** Answers `/api/docs` (a page to read) and `/api/docs/{gallery,admin}.json` (OpenAPI 3.1). */
export function createDocs(version: string) {
  const documents = new Map(
    Object.entries(described).map(([name, service]) => [
      `/api/docs/${name}.json`,
      JSON.stringify(openapi({ ...service, version })),
    ]),
  )
  return (request: Request): Response => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problemResponse(405, 'Try GET.', { Allow: 'GET, HEAD' })
    }
    const document = documents.get(pathname)
    if (document) return answer(document, 'application/json')
    if (pathname === '/api/docs') return answer(page(version), 'text/html; charset=utf-8')
    return problemResponse(404, `There is no ${pathname} here.`)
  }
}

const answer = (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } })

const page = (version: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The calls of the two services</title>
<meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body><main><h1>The calls of the two services</h1>
<p>Version ${version}. Errors are problem documents (RFC 9457).</p>
${Object.entries(described).map(section).join('\n')}
</main></body></html>`

const section = ([name, { title, description, basePath, calls }]: [
  string,
  (typeof described)[keyof typeof described],
]) => `<h2>${title}</h2><p>${description} <a href="/api/docs/${name}.json">OpenAPI 3.1 document</a></p>
<dl>${Object.values(calls as Record<string, Call>)
  .map(
    ({ name, method, path, summary }) =>
      `<dt><code>${method} ${basePath}${path}</code> ${name}</dt><dd>${summary}</dd>`,
  )
  .join('')}</dl>`
