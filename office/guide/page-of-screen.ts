import { matchRoutes } from 'react-router'

/** The page of each screen of routes.ts, by its path; a path of its own for what is done otherwise there. */
export const pagesOfScreens: Readonly<Record<string, string>> = {
  '/': 'home',
  elevate: 'first-log-in#ten-minutes',
  me: 'my-account',
  'saved-replies': 'saved-replies',
  'inbox/:box?': 'inbox',
  'inbox/requests/:reference': 'request',
  beta: 'beta',
  permissions: 'permissions',
  'permissions/:reference': 'permissions#decide-a-request',
  licences: 'permissions#licenses',
  'media-list': 'media-list',
  works: 'works',
  people: 'people',
  'people/:key': 'people#what-you-can-do-for-a-person',
  export: 'export',
  'site/votes': 'votes',
  'site/searches': 'searches',
  'site/links': 'links',
  'site/redirects': 'redirects',
  'site/words': 'house-words',
  'site/announcements': 'announcements',
  'site/incidents': 'status',
  'site/prices': 'prices',
  'site/terms': 'vocabularies',
  'content/:kind?': 'texts',
  'content/:kind/:part/*': 'writing',
  'content/legal/:part/*': 'legal-texts',
  'content/:kind/facts/*': 'facts',
  'content/translate/:kind/:part/*': 'translating',
  'content/history/:kind/:part/*': 'history',
  'content/preview/:kind/:part/*': 'preview',
  'content/schedule/:kind/:part/*': 'schedule',
  'content/move/:kind/*': 'moving',
  'content/handbook/tree/:product': 'handbook-order',
  'content/files': 'files',
  'content/files/:part/*': 'files#settle-a-conflict',
  calendar: 'schedule#the-calendar',
  bundles: 'bundles',
  'bundles/:bundle': 'bundles#fill-and-publish-a-bundle',
  media: 'pictures',
  'media/:id': 'pictures#one-picture',
  'newsletter/:issue': 'newsletter#an-issue',
  'newsletter/:issue?': 'newsletter',
  'newsletter/readers': 'readers',
  figures: 'figures',
  care: 'care',
  health: 'health',
  staff: 'staff',
  'staff/:id': 'staff#one-member',
  audit: 'audit-log',
}

const routes = Object.keys(pagesOfScreens).map(path => ({ path }))

/** The page, and the place in it, for the screen at a path of the office; undefined if it has none. */
export function findPageOfScreen(path: string): string | undefined {
  const [match] = matchRoutes(routes, path) ?? []
  return match && pagesOfScreens[match.route.path]
}
