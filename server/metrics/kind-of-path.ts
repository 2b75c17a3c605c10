import { isApi } from '../http/exchange.ts'

/** What a request asks for, by its path: few values, however many addresses are tried. */
type RequestKind = 'page' | 'api' | 'office' | 'asset' | 'media' | 'health'

export function kindOfPath(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/media/') || path.startsWith('/pictures/')) return 'media'
  if (path === '/office' || path.startsWith('/office/')) return 'office'
  if (path === '/health' || path === '/ready') return 'health'
  return isApi(path) ? 'api' : 'page'
}
