import type { Call } from '../../contract/call.ts'
import type { ApiDescription } from '../http/openapi.ts'

/** A service as its OpenAPI document and its page describe it. */
export interface DescribedService extends Omit<ApiDescription, 'version'> {
  readonly name: string
}

/** The API documentation of both services as one HTML page without scripts and styles. */
export const docsPage = (services: readonly DescribedService[], version: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>The calls of the two services</title>
</head>
<body>
<header>
<h1>The calls of the two services</h1>
<p>Version ${escaped(version)}. JSON both ways. Every error is a problem document
(<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>).</p>
<nav aria-label="Services"><ul>
${services.map(({ name, title }) => `<li><a href="#${name}">${escaped(title)}</a></li>`).join('\n')}
</ul></nav>
</header>
<main>
${services.map((service, at) => section(service, services.slice(0, at))).join('\n')}
</main>
</body>
</html>`

const section = (
  { name, title, description, basePath, calls, otherPaths = {} }: DescribedService,
  before: readonly DescribedService[],
) => `<section aria-labelledby="${name}">
<h2 id="${name}">${escaped(title)}</h2>
<p>${escaped(description)}</p>
<p><a href="/api/docs/${name}.json">The OpenAPI 3.1 document</a></p>
${Object.values(calls)
  .map(call =>
    article(
      call,
      basePath,
      before.some(other => call.name in other.calls) ? `${name}-${call.name}` : call.name,
    ),
  )
  .join('\n')}
${Object.entries(otherPaths)
  .flatMap(([path, item]) => otherArticles(basePath + path, item))
  .join('\n')}
</section>`

/** Articles of the paths that are not calls of the contract. */
const otherArticles = (address: string, item: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(item as Readonly<Record<string, OtherOperation>>).flatMap(([method, operation]) =>
    'operationId' in operation
      ? [
          `<article aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}">${operation.operationId}</h3>
<p><code>${method.toUpperCase()} ${escaped(address)}</code></p>
<p>${prose(operation.summary)}.</p>
${list(
  'Headers',
  (operation.parameters ?? []).map(({ name }) => name),
)}</article>`,
        ]
      : [],
  )

interface OtherOperation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly { readonly name: string }[]
}

/** The article of a call; `id` is unique also for a call that both services have. */
const article = (call: Call, basePath: string, id: string) => `<article aria-labelledby="${id}">
<h3 id="${id}">${call.name}</h3>
<p><code>${call.method} ${escaped(basePath + call.path)}</code></p>
<p>${prose(call.summary)}.</p>
${list('Query', fieldsOf(call.query))}${list('Body', fieldsOf(call.body))}${refusals(call)}</article>`

const list = (title: string, names: readonly string[]) =>
  names.length > 0
    ? `<p>${title}: ${names.map(name => `<code>${escaped(name)}</code>`).join(', ')}</p>\n`
    : ''

const refusals = ({ refusals: known = {} }: Call) =>
  Object.entries(known)
    .map(([status, sentence]) => `<p>${status}: ${prose(sentence)}.</p>\n`)
    .join('')

const fieldsOf = (schema: Call['query']): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : []

/** Escapes a sentence, with code between backticks. */
const prose = (sentence: string) => escaped(sentence).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
