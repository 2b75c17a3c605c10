import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every screen of the office, below its basename `/office`. `signed-in` asks for a session. The workbench exists only with
 * WORKBENCH=1, in the build of the tests.
 */
export default [
  route('login', 'pages/login/page.tsx'),
  route('login/again', 'pages/endpoints/log-in-again.ts'),
  route('login/passkey', 'pages/endpoints/passkey-options.ts'),
  route('invitation', 'pages/invitation/page.tsx'),
  route('enrol', 'pages/enrol/page.tsx'),
  route('enrol/passkey', 'pages/endpoints/new-passkey.ts'),
  route('theme', 'pages/endpoints/theme.ts'),
  ...(process.env.WORKBENCH === '1' ? [route('workbench/:text', 'pages/workbench/page.tsx')] : []),
  layout('frame/signed-in.tsx', [
    index('pages/home/page.tsx'),
    route('log-out', 'pages/endpoints/log-out.ts'),
    route('elevate', 'pages/elevate/page.tsx'),
    route('me', 'pages/me/page.tsx'),
    route('saved-replies', 'pages/saved-replies/page.tsx'),
    route('inbox', 'pages/inbox/layout.tsx', [
      route(':box?', 'pages/inbox/unchosen/page.tsx'),
      route('requests/:reference', 'pages/inbox/request/page.tsx'),
    ]),
    route('inbox/acts', 'pages/endpoints/acts.ts'),
    route('inbox/find', 'pages/endpoints/find.ts'),
    route('inbox/requests/:reference/draft', 'pages/endpoints/draft.ts'),
    route('inbox/requests/:reference/presence', 'pages/endpoints/presence.ts'),
    route('inbox/requests/:reference/saved-reply', 'pages/endpoints/saved-reply.ts'),
    route('beta', 'pages/beta/page.tsx'),
    route('permissions', 'pages/permissions/page.tsx'),
    route('permissions/:reference', 'pages/permission/page.tsx'),
    route('licences', 'pages/licences/page.tsx'),
    route('media-list', 'pages/media-list/page.tsx'),
    route('people', 'pages/people/page.tsx'),
    route('people/:key', 'pages/person/page.tsx'),
    route('people/:key/export', 'pages/endpoints/person-export.ts'),
    route('export', 'pages/export/page.tsx'),
    route('site/votes', 'pages/votes/page.tsx'),
    route('site/redirects', 'pages/redirects/page.tsx'),
    route('content/writing/:kind/:part/*', 'pages/endpoints/writing.ts'),
    route('content/:kind?', 'pages/content/page.tsx'),
    route('content/:kind/:part/*', 'pages/write/page.tsx'),
    route('health', 'pages/health/page.tsx'),
    route('*', 'pages/missing/page.tsx'),
  ]),
] satisfies RouteConfig
