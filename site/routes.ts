import { type RouteConfig, route } from '@react-router/dev/routes'
import { pageRows } from './page-table/known-pages.ts'

const files = pageRows.map(([, { file }]) => file)
/** Routes that share a module need explicit ids. */
const isShared = (file: string) => files.indexOf(file) !== files.lastIndexOf(file)

/** `/handbook/:product` ranks like `/:locale/procreate`, and of two that rank alike the router takes the first. */
const byParameter = pageRows.toSorted(
  ([, a], [, b]) => Number(b.path.includes(':')) - Number(a.path.includes(':')),
)

/**
 * Every route of the site: the pages of the table, and the endpoints. `:locale?` is `en`, `cn`, `jp` or absent
 * (English); loaders refuse other values. The workbench exists only with WORKBENCH=1, set by bin/dev.ts and the build of
 * the tests. Paths that the server answers itself (files, /health, /ready, /api) are in server/app.ts.
 */
export default [
  ...byParameter.map(([id, { path, file }]) =>
    route(`:locale?${path === '/' ? '' : path}`, `pages/${file}`, isShared(file) ? { id } : {}),
  ),
  ...(process.env.WORKBENCH === '1' ? [route(':locale?/workbench/:fault?', 'pages/workbench/page.tsx')] : []),

  // Handbook pages are nested at most three levels deep.
  ...[':page', ':section/:page', ':chapter/:section/:page'].map(path =>
    route(`:locale?/handbook/:product/:version/${path}.md`, 'pages/endpoints/handbook-markdown.ts', {
      id: `handbook-twin/${path}`,
    }),
  ),

  route(':locale?/careers/feed.xml', 'pages/endpoints/careers-feed.ts'),
  route(':locale?/newsletter/archive/feed.xml', 'pages/endpoints/letters-feed/letters-feed.ts'),
  route(':locale?/insight/feed.xml', 'pages/endpoints/article-feeds/feed.ts', { id: 'insight-atom' }),
  route(':locale?/insight/rss.xml', 'pages/endpoints/article-feeds/feed.ts', { id: 'insight-rss' }),
  route(':locale?/insight/feed.json', 'pages/endpoints/article-feeds/feed.ts', { id: 'insight-json' }),
  route(':locale?/status/feed.xml', 'pages/endpoints/status-feed/status-feed.ts'),
  route(':locale?/calendar.ics', 'pages/endpoints/calendar/calendar.ts'),
  route(':locale?/press/releases/feed.xml', 'pages/endpoints/article-feeds/feed.ts', { id: 'releases-atom' }),
  route(':locale?/press/releases/rss.xml', 'pages/endpoints/article-feeds/feed.ts', { id: 'releases-rss' }),
  route(':locale?/press/releases/feed.json', 'pages/endpoints/article-feeds/feed.ts', {
    id: 'releases-json',
  }),
  route(':locale?/insight/:year/:slug.md', 'pages/endpoints/insight-markdown.ts'),
  route(':locale?/account-dialogs.json', 'pages/endpoints/account-dialogs.ts'),
  route(':locale?/account/export', 'pages/endpoints/account-export.ts'),
  route('brush-paints.json', 'pages/endpoints/brush-paints.ts'),
  route('procreate/color/palettes/:file', 'pages/endpoints/palette-file/palette-file.ts'),
  route('preferences', 'pages/endpoints/preferences.ts'),
  route('speculation-rules.json', 'pages/endpoints/speculation-rules.ts'),
  route('manifest.webmanifest', 'pages/endpoints/manifest.ts'),
  route('robots.txt', 'pages/endpoints/robots.ts'),
  route('sitemap.xml', 'pages/endpoints/sitemap-index.ts'),
  route('sitemap-pages.xml', 'pages/endpoints/sitemap-pages.ts'),
  // Such as sitemap-insight.xml, sitemap-careers.xml, sitemap-handbook.xml and, for further parts,
  // sitemap-insight-2.xml.
  route(':file.xml', 'pages/endpoints/sitemap-part.ts'),
  route('llms.txt', 'pages/endpoints/llms.ts'),
  route('humans.txt', 'pages/endpoints/humans.ts'),
  route('.well-known/security.txt', 'pages/endpoints/security.ts'),
  route('.well-known/change-password', 'pages/endpoints/change-password.ts'),

  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig
