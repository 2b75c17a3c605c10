import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/security'
import { plainText } from './plain-text.ts'

/** Half a year: the standard recommends less than one. */
const daysToExpiry = 182

/** The security contact. https://www.rfc-editor.org/rfc/rfc9116 */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, mailHost } = context.get(siteRequest)
  const expires = new Date()
  expires.setUTCHours(24 * daysToExpiry, 0, 0, 0)
  return plainText([
    `Contact: mailto:security@${mailHost}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, zh, ja',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/terms-conditions#using-the-site`,
    '',
  ])
}
