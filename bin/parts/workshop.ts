import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import type { Settings } from '../../platform/settings.ts'
import { isOffice } from '../../server/middleware/serve-office.ts'
import {
  createOfficeRenderer,
  type OfficeBuild,
  type OfficeRenderer,
} from '../../server/pages/render-office.ts'
import { createRenderer, type Renderer, type SiteBuild } from '../../server/pages/render-page.ts'
import { relaxPolicy } from './relax-policy.ts'

/** Vite's development servers of site and office in middleware mode: they serve modules and styles, our own server the rest. */
export async function openWorkshop({ host, port }: Pick<Settings, 'host' | 'port'>) {
  const socketPort = port < 40_000 ? port + 20_000 : port - 20_000
  const open = (hmrPort: number, more: InlineConfig = {}) =>
    createServer({
      ...more,
      appType: 'custom',
      server: { middlewareMode: true, host, hmr: { port: hmrPort } },
    })
  const vite = await open(socketPort)
  const officeRoot = join(import.meta.dirname, '../../office')
  const officeVite = await open(socketPort + 1, {
    root: officeRoot,
    configFile: join(officeRoot, 'vite.config.ts'),
  })
  const load = (server: ViteDevServer) => server.ssrLoadModule('virtual:react-router/server-build')

  const render: Renderer = async (request, site) =>
    createRenderer((await load(vite)) as SiteBuild, 'development')(request, site)
  const renderOffice: OfficeRenderer = async (request, context) =>
    createOfficeRenderer((await load(officeVite)) as OfficeBuild, 'development')(request, context)

  const around =
    (site: RequestListener): RequestListener =>
    (request, response) => {
      const { url = '/' } = request
      const { middlewares } = isOffice(url) ? officeVite : vite
      middlewares(request, response, () => {
        // Vite removes the base of the office from the address.
        request.url = url
        relaxPolicy(response, [socketPort, socketPort + 1])
        site(request, response)
      })
    }

  return {
    render,
    renderOffice,
    around,
    close: () => Promise.all([vite.close(), officeVite.close()]),
  }
}
