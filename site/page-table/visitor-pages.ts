import type { PageRow } from './page-row.ts'

const ownPage = { unlisted: 'one visitor’s own', personal: true, visits: [] } as const
const fromEmail = { unlisted: 'where an email leads', personal: true, visits: [] } as const
const form = { unlisted: 'a form, with nothing to find', personal: true, counted: true } as const

/** Forms, what an email leads to, and what belongs to one visitor. */
export const visitorPages = {
  login: { path: '/login', file: 'account/login/page.tsx', ...form, canonical: true },
  register: { path: '/register', file: 'account/register/page.tsx', ...form, canonical: true },
  newsletter: { path: '/newsletter', file: 'newsletter/subscribe/page.tsx', ...form },
  'support-request': {
    path: '/support/request/:step?',
    file: 'support/request/page.tsx',
    unlisted: 'a form: the page before it is found',
    personal: true,
    counted: true,
    sharing: true,
  },
  'beta-request': {
    path: '/support/beta/request/:step?',
    file: 'support/request/page.tsx',
    unlisted: 'a form: the page before it is found',
    personal: true,
    counted: true,
    sharing: true,
  },

  account: { path: '/account', file: 'account/home/page.tsx', ...ownPage },
  'account-security': { path: '/account/security', file: 'account/security/page.tsx', ...ownPage },
  'account-sessions': { path: '/account/sessions', file: 'account/sessions/page.tsx', ...ownPage },
  'account-requests': { path: '/account/requests', file: 'account/requests/page.tsx', ...ownPage },
  'account-delete': { path: '/account/delete', file: 'account/delete/page.tsx', ...ownPage },
  'account-confirm': {
    path: '/account/confirm',
    file: 'account/confirm/page.tsx',
    ...fromEmail,
    visits: ['/account/confirm'],
  },
  'account-reset': {
    path: '/account/reset',
    file: 'account/reset/page.tsx',
    ...fromEmail,
    visits: ['/account/reset'],
  },
  'newsletter-confirm': { path: '/newsletter/confirm', file: 'newsletter/confirm/page.tsx', ...fromEmail },
  'newsletter-unsubscribe': {
    path: '/newsletter/unsubscribe',
    file: 'newsletter/unsubscribe/page.tsx',
    ...fromEmail,
  },
  'newsletter-preferences': {
    path: '/newsletter/preferences',
    file: 'newsletter/preferences/page.tsx',
    ...fromEmail,
  },
  'request-thread': { path: '/support/requests/:reference', file: 'support/thread/page.tsx', ...ownPage },
  'beta-agreement': {
    path: '/support/requests/:reference/agreement',
    file: 'support/agreement/page.tsx',
    ...ownPage,
  },
  'permission-check': {
    path: '/legal/trademark-use-application/check',
    file: 'permission/check/page.tsx',
    ...ownPage,
  },
  'permission-saved': {
    path: '/legal/trademark-use-application/saved',
    file: 'permission/saved/page.tsx',
    ...ownPage,
  },
  'permission-sent': {
    path: '/legal/trademark-use-application/sent',
    file: 'permission/sent/page.tsx',
    ...ownPage,
  },
  'permission-step': {
    path: '/legal/trademark-use-application/:step',
    file: 'permission/step/page.tsx',
    ...ownPage,
  },
} as const satisfies Readonly<Record<string, PageRow>>
