import { mediaUploadsPath } from '../../contract/office/media-limits.ts'
import { replyUploadsPath } from '../../contract/office/reply-uploads-path.ts'
import { uploadsPath } from '../../contract/uploads.ts'
import { isApi } from '../http/exchange.ts'

/** What a request asks for, by its path: few values, however many addresses are tried. */
type RequestKind = 'page' | 'api' | 'upload' | 'office' | 'asset' | 'media' | 'health'

/** The time of these is that of their sender's line. */
const uploadPaths = [uploadsPath, mediaUploadsPath, replyUploadsPath]

export function kindOfPath(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/media/') || path.startsWith('/pictures/')) return 'media'
  if (uploadPaths.some(each => path === each || path.startsWith(`${each}/`))) return 'upload'
  if (path === '/office' || path.startsWith('/office/')) return 'office'
  if (path === '/health' || path === '/live' || path === '/ready') return 'health'
  return isApi(path) ? 'api' : 'page'
}
