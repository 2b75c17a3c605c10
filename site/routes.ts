import { type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every URL of the site. `:locale?` is `en`, `cn`, `jp` or absent (English); a loader refuses any other word there.
 * What the server answers before it comes here (files, /health, /ready, /api) stands in server/app.ts.
 */
export default [
  route(':locale?', 'pages/home/page.tsx'),
  route(':locale?/workbench/:fault?', 'pages/workbench/page.tsx'),

  route('preferences', 'pages/endpoints/preferences.ts'),
  route('manifest.webmanifest', 'pages/endpoints/manifest.ts'),
  route('robots.txt', 'pages/endpoints/robots.ts'),

  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig
