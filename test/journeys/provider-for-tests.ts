import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'

const script = `{
  const { origin } = new URL(document.currentScript.src)
  const { site } = document.currentScript.dataset
  localStorage.visitor ??= String(Math.random())
  const { visitor } = localStorage
  const tell = what => navigator.sendBeacon(origin + '/hit', JSON.stringify({ visitor, hit: [site, ...what] }))
  window.fathom = {
    trackPageview: ({ url }) => tell(['page', new URL(url).pathname]),
    trackEvent: (name, facts) => tell(facts ? [name, facts._value] : [name]),
  }
}`

/** A measuring company on the loopback: its script speaks the functions of Fathom, and reports to its own server. */
export async function openProvider() {
  const hits: { readonly visitor: string; readonly hit: readonly unknown[] }[] = []
  const server = createServer((request, response) => {
    if (request.url === '/script.js') {
      response
        .setHeader('Content-Type', 'text/javascript')
        .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      response.end(script)
      return
    }
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      hits.push(JSON.parse(body))
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    /** The calls so far of the browser of this page: what another one says as it is left may come late. */
    async hitsOf(page: Page): Promise<(readonly unknown[])[]> {
      const own = await page.evaluate(() => localStorage.visitor)
      return hits.filter(({ visitor }) => visitor === own).map(({ hit }) => hit)
    },
    scriptUrl: `http://127.0.0.1:${port}/script.js`,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
