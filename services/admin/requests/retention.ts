import type { RequestKind } from '../../../contract/requests.ts'

/** How long each kind is kept after the last thing that happened with it, in months, as the privacy policy promises; null: until it is left. */
const months: Readonly<Record<RequestKind, number | null>> = {
  support: 24,
  'beta-request': 24,
  'beta-application': 24,
  'media-list': null,
  permission: 84,
}

/** When a request that something has just happened with is erased, as ISO text. */
export function eraseAfter(kind: RequestKind, now: Date): string | null {
  const kept = months[kind]
  if (kept === null) return null
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + kept)
  return end.toISOString()
}
