import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/robots'

/** Crawlers that gather training data; searching and previewing are welcome. */
const trainers = [
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
    ...trainers.map(name => `User-agent: ${name}`),
    'Disallow: /',
    '',
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /office',
    '',
    `# ${origin}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
