import { type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every URL of the site. `:locale?` is `en`, `cn`, `jp` or absent (English); a loader refuses any other word there.
 * What the server answers before it comes here (files, /health, /ready, /api) stands in server/app.ts.
 */
export default [
  route(':locale?', 'pages/home/page.tsx'),
  route(':locale?/workbench/:fault?', 'pages/workbench/page.tsx'),

  route(':locale?/login', 'pages/account/login/page.tsx'),
  route(':locale?/register', 'pages/account/register/page.tsx'),
  route(':locale?/account', 'pages/account/home/page.tsx'),
  route(':locale?/account/security', 'pages/account/security/page.tsx'),
  route(':locale?/account/sessions', 'pages/account/sessions/page.tsx'),
  route(':locale?/account/requests', 'pages/account/requests/page.tsx'),
  route(':locale?/account/delete', 'pages/account/delete/page.tsx'),
  route(':locale?/account/confirm', 'pages/account/confirm/page.tsx'),
  route(':locale?/account/reset', 'pages/account/reset/page.tsx'),

  route(':locale?/account-dialogs.json', 'pages/endpoints/account-dialogs.ts'),
  route(':locale?/account/export', 'pages/endpoints/account-export.ts'),
  route('preferences', 'pages/endpoints/preferences.ts'),
  route('manifest.webmanifest', 'pages/endpoints/manifest.ts'),
  route('robots.txt', 'pages/endpoints/robots.ts'),

  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig
