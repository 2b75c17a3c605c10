import type { RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'vite'
import type { Settings } from '../../platform/settings.ts'
import { createRenderer, type Renderer, type SiteBuild } from '../../server/pages/render-page.ts'

/** Vite between the sources and our own server: it answers for modules and styles, the rest is the site's. */
export async function openWorkshop({ host, port }: Pick<Settings, 'host' | 'port'>) {
  const socketPort = port < 40_000 ? port + 20_000 : port - 20_000
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, host, hmr: { port: socketPort } },
  })

  const render: Renderer = async (request, site) => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    return createRenderer(build as SiteBuild, 'development')(request, site)
  }

  const around =
    (site: RequestListener): RequestListener =>
    (request, response) =>
      vite.middlewares(request, response, () => {
        relaxPolicy(response, socketPort)
        site(request, response)
      })

  return { render, around, close: () => vite.close() }
}

/** Vite puts changed styles into the page as `<style>`, and hears of changes through a socket on a port of its own. */
function relaxPolicy(response: ServerResponse, socketPort: number): void {
  const policy = 'content-security-policy'
  const sockets = ['localhost', '127.0.0.1'].map(name => `ws://${name}:${socketPort}`).join(' ')
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: Record<string, string>,
  ) => ServerResponse
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    const relaxed = headers[policy]
      ?.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", `connect-src 'self' ${sockets}`)
    return writeHead(status, { ...headers, ...(relaxed && { [policy]: relaxed }) })
  }) as ServerResponse['writeHead']
}
