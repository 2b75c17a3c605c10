import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/robots'
import { plainText } from './plain-text.ts'

/** Crawlers for training data; search and preview crawlers are allowed. */
const trainingCrawlers = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Bytespider',
  'meta-externalagent',
]

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteRequest)
  const lines = [
    ...trainingCrawlers.map(name => `User-agent: ${name}`),
    'Disallow: /',
    '',
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /office',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return plainText(lines)
}
