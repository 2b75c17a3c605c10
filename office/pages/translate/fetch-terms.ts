import type { HouseTerm } from '../../../contract/office/translation.ts'
import { endpointOf, type PartAddress } from '../../features/content/content-path.ts'

/** Rejects when the office does not answer. */
export async function fetchTerms(address: PartAddress): Promise<readonly HouseTerm[]> {
  const response = await fetch(`${endpointOf(address)}?terms`)
  if (!response.ok) throw new Error(`The office answered ${response.status}`)
  return ((await response.json()) as { terms: readonly HouseTerm[] }).terms
}
