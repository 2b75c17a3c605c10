import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const policyName = 'content-security-policy'

/** `writeHead` takes an object, or names and values in turn. */
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * Loosens the content policy of a response for development: Vite puts changed styles into the page as `<style>`, and hears of changes
 * through sockets on `ports`.
 */
export function relaxPolicy(response: ServerResponse, ports: readonly number[]): void {
  const sockets = ['localhost', '127.0.0.1']
    .flatMap(name => ports.map(port => `ws://${name}:${port}`))
    .join(' ')
  const relax = (value: unknown) =>
    String(value)
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", `connect-src 'self' ${sockets}`)
  const writeHead = response.writeHead.bind(response) as (status: number, headers: Headers) => ServerResponse
  response.writeHead = ((status: number, headers: Headers = {}) => {
    const names = Array.isArray(headers) ? headers.filter((_, at) => at % 2 === 0) : Object.keys(headers)
    const name = names.find(each => String(each).toLowerCase() === policyName)
    if (name === undefined) return writeHead(status, headers)
    if (!Array.isArray(headers)) {
      return writeHead(status, { ...headers, [String(name)]: relax(headers[String(name)]) })
    }
    const at = headers.indexOf(name) + 1
    return writeHead(status, headers.with(at, relax(headers[at])))
  }) as ServerResponse['writeHead']
}
