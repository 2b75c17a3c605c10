import { type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every URL of the site. `:locale?` is `en`, `cn`, `jp` or absent (English); a loader refuses any other word there.
 * The workbench is no page of the production build: WORKBENCH=1 is set by bin/dev.ts and for the build of the tests.
 * What the server answers before it comes here (files, /health, /ready, /api) stands in server/app.ts.
 */
export default [
  route(':locale?', 'pages/home/page.tsx'),
  ...(process.env.WORKBENCH === '1' ? [route(':locale?/workbench/:fault?', 'pages/workbench/page.tsx')] : []),

  route(':locale?/careers', 'pages/careers/page.tsx'),
  route(':locale?/careers/:slug', 'pages/careers/position/page.tsx'),
  route(':locale?/insight', 'pages/insight/landing/page.tsx'),
  route(':locale?/insight/:year', 'pages/insight/year/page.tsx'),
  route(':locale?/insight/:year/:slug', 'pages/insight/article/page.tsx'),

  route(':locale?/handbook', 'pages/handbook/landing/page.tsx'),
  route(':locale?/handbook/:product/:version?', 'pages/handbook/contents/page.tsx'),
  route(':locale?/handbook/:product/:version/search', 'pages/handbook/results/page.tsx'),
  route(':locale?/handbook/:product/:version/*', 'pages/handbook/reading/page.tsx'),
  // A text lies at most three levels deep.
  ...[':page', ':section/:page', ':chapter/:section/:page'].map(path =>
    route(`:locale?/handbook/:product/:version/${path}.md`, 'pages/endpoints/handbook-markdown.ts', {
      id: `handbook-twin/${path}`,
    }),
  ),

  route(':locale?/login', 'pages/account/login/page.tsx'),
  route(':locale?/register', 'pages/account/register/page.tsx'),
  route(':locale?/account', 'pages/account/home/page.tsx'),
  route(':locale?/account/security', 'pages/account/security/page.tsx'),
  route(':locale?/account/sessions', 'pages/account/sessions/page.tsx'),
  route(':locale?/account/requests', 'pages/account/requests/page.tsx'),
  route(':locale?/account/delete', 'pages/account/delete/page.tsx'),
  route(':locale?/account/confirm', 'pages/account/confirm/page.tsx'),
  route(':locale?/account/reset', 'pages/account/reset/page.tsx'),

  route(':locale?/support', 'pages/support/hub/page.tsx'),
  route(':locale?/support/request/:step?', 'pages/support/request/page.tsx', { id: 'support-request' }),
  route(':locale?/support/beta/request/:step?', 'pages/support/request/page.tsx', { id: 'beta-request' }),
  route(':locale?/support/requests/:reference', 'pages/support/thread/page.tsx'),
  route(':locale?/support/requests/:reference/agreement', 'pages/support/agreement/page.tsx'),

  route(':locale?/procreate', 'pages/procreate/overview/page.tsx'),
  route(':locale?/procreate/superpowers', 'pages/procreate/superpowers/page.tsx'),
  route(':locale?/procreate/accessibility', 'pages/procreate/accessibility/page.tsx'),
  route(':locale?/procreate/brushes', 'pages/procreate/brushes/page.tsx'),
  route(':locale?/procreate/3d', 'pages/procreate/3d/page.tsx'),
  route(':locale?/procreate/color', 'pages/procreate/color/page.tsx'),
  route(':locale?/procreate/video', 'pages/procreate/video/page.tsx'),
  route(':locale?/procreate/whats-new', 'pages/procreate/whats-new/page.tsx'),
  route(':locale?/pocket', 'pages/pocket/overview/page.tsx'),
  route(':locale?/pocket/whats-new', 'pages/pocket/whats-new/page.tsx'),

  route(':locale?/dreams', 'pages/dreams/page.tsx'),

  route(':locale?/reveal', 'pages/reveal/page.tsx'),
  route(':locale?/ai', 'pages/ai/page.tsx'),
  route(':locale?/about-ideas-suggestions', 'pages/ideas/page.tsx'),
  route(':locale?/beginners-series', 'pages/beginners-series/overview/page.tsx'),
  route(':locale?/beginners-series/:part', 'pages/beginners-series/part/page.tsx'),

  route(':locale?/newsletter', 'pages/newsletter/subscribe/page.tsx'),
  route(':locale?/newsletter/confirm', 'pages/newsletter/confirm/page.tsx'),
  route(':locale?/newsletter/unsubscribe', 'pages/newsletter/unsubscribe/page.tsx'),
  route(':locale?/newsletter/preferences', 'pages/newsletter/preferences/page.tsx'),

  route(':locale?/support/beta', 'pages/support/beta/page.tsx'),

  route(':locale?/press', 'pages/press/page.tsx'),
  route(':locale?/who-we-are', 'pages/who-we-are/page.tsx'),
  route(':locale?/privacy-policy', 'pages/legal/page.tsx', { id: 'privacy-policy' }),
  route(':locale?/app/privacy-policy', 'pages/legal/page.tsx', { id: 'app-privacy-policy' }),
  route(':locale?/cookies-policy', 'pages/legal/page.tsx', { id: 'cookies-policy' }),
  route(':locale?/terms-conditions', 'pages/legal/page.tsx', { id: 'terms-conditions' }),
  route(':locale?/code-of-conduct', 'pages/legal/page.tsx', { id: 'code-of-conduct' }),
  route(':locale?/legal/trademark-guidelines', 'pages/legal/page.tsx', { id: 'trademark-guidelines' }),
  route(':locale?/legal/trademark-use-application', 'pages/permission/start/page.tsx'),
  route(':locale?/legal/trademark-use-application/check', 'pages/permission/check/page.tsx'),
  route(':locale?/legal/trademark-use-application/saved', 'pages/permission/saved/page.tsx'),
  route(':locale?/legal/trademark-use-application/sent', 'pages/permission/sent/page.tsx'),
  route(':locale?/legal/trademark-use-application/:step', 'pages/permission/step/page.tsx'),
  route(':locale?/brand-use', 'pages/legal/page.tsx', { id: 'brand-use' }),
  route(':locale?/legal/imprint', 'pages/legal/page.tsx', { id: 'imprint' }),
  route(':locale?/sitemap', 'pages/sitemap/page.tsx'),
  route(':locale?/offline', 'pages/offline/page.tsx'),

  route(':locale?/careers/feed.xml', 'pages/endpoints/careers-feed.ts'),
  route(':locale?/insight/feed.xml', 'pages/endpoints/insight-feed/feed.ts', { id: 'insight-atom' }),
  route(':locale?/insight/rss.xml', 'pages/endpoints/insight-feed/feed.ts', { id: 'insight-rss' }),
  route(':locale?/insight/feed.json', 'pages/endpoints/insight-feed/feed.ts', { id: 'insight-json' }),
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
  // sitemap-insight.xml, sitemap-careers.xml, sitemap-handbook.xml, and where a part has many pages sitemap-insight-2.xml.
  route(':file.xml', 'pages/endpoints/sitemap-part.ts'),
  route('llms.txt', 'pages/endpoints/llms.ts'),
  route('humans.txt', 'pages/endpoints/humans.ts'),
  route('.well-known/security.txt', 'pages/endpoints/security.ts'),
  route('.well-known/change-password', 'pages/endpoints/change-password.ts'),

  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig
