import type { Box } from '../../../contract/office/inbox.ts'
import { boxTitles, kindTitles, languageTitles, teamTitles } from '../labels.ts'
import { pathOfRequest } from '../request-path.ts'

/** What a list of requests shows, as it stands in its address. */
export interface Filter {
  readonly box: Box
  readonly team?: string
  readonly kind?: string
  readonly state?: string
  readonly language?: string
  readonly tag?: string
  readonly q?: string
  readonly cursor?: string
}

const choices: Readonly<Record<string, object>> = {
  team: teamTitles,
  kind: kindTitles,
  language: languageTitles,
}
const names = ['team', 'kind', 'state', 'language', 'tag', 'q', 'cursor'] as const

/** The filter of an address; values that are none of a choice are dropped. */
export function readFilter(box: string | undefined, query: URLSearchParams): Filter {
  const values = names
    .map(name => [name, query.get(name)?.trim() ?? ''] as const)
    .filter(([name, value]) => value !== '' && (choices[name] === undefined || value in choices[name]))
  const wanted = box ?? query.get('box') ?? 'open'
  return { box: wanted in boxTitles ? (wanted as Box) : 'open', ...Object.fromEntries(values) }
}

/** The address of a list. */
export function listPath({ box, ...rest }: Filter): string {
  const query = new URLSearchParams(rest).toString()
  return `/inbox/${box}${query && `?${query}`}`
}

/** The address of a request within a list. */
export const requestPath = (reference: string, filter: Filter): string =>
  `${pathOfRequest(reference)}?${new URLSearchParams({ ...filter })}`
