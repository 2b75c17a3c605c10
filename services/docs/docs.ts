import { adminCalls } from '../../contract/admin.ts'
import { galleryCalls } from '../../contract/gallery.ts'
import { everyLocale, languageTagOf } from '../../contract/locale.ts'
import { openapi } from '../http/openapi.ts'
import { problemResponse } from '../http/problem.ts'
import { adminExamples } from './examples/admin.ts'
import { galleryExamples } from './examples/gallery.ts'
import { type DescribedService, docsPage } from './page.ts'
import { uploadPaths } from './upload-paths.ts'

const list = new Intl.ListFormat('en', { type: 'disjunction' })
const languages = `${list.format(everyLocale)}, or ${list.format(everyLocale.map(languageTagOf))}`

const services: readonly DescribedService[] = [
  {
    name: 'gallery',
    title: 'Gallery service',
    description: `Accounts and sessions. Sentences and mails are in the language of lang: ${languages}. Any other is answered in English.`,
    basePath: '/api/gallery',
    calls: galleryCalls,
    examples: galleryExamples,
  },
  {
    name: 'admin',
    title: 'Admin service',
    description: `Prices, positions, articles, handbooks and legal documents. Prices and positions come in the language of Accept-Language, everything else in that of lang: ${languages}. Any other is answered in English.`,
    basePath: '/api/admin',
    calls: adminCalls,
    examples: adminExamples,
    otherPaths: uploadPaths,
  },
]

/** Answers `/api/docs` (a page to read) and `/api/docs/{gallery,admin}.json` (OpenAPI 3.1). */
export function createDocs(version: string) {
  const page = docsPage(services, version)
  const documents = new Map(
    services.map(service => [
      `/api/docs/${service.name}.json`,
      JSON.stringify(openapi({ ...service, version })),
    ]),
  )
  return (request: Request): Response => {
    const { pathname } = new URL(request.url)
    const document = documents.get(pathname)
    if (document === undefined && pathname.replace(/\/$/, '') !== '/api/docs') {
      return problemResponse(404, `There is no ${pathname} here.`)
    }
    const Allow = 'GET, HEAD, OPTIONS'
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow } })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problemResponse(405, `Try ${Allow}.`, { Allow })
    }
    return document === undefined
      ? answer(page, 'text/html; charset=utf-8')
      : answer(document, 'application/json')
  }
}

const answer = (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } })
