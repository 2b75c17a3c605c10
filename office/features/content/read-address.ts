import { data } from 'react-router'
import { entryKinds, everyPart } from '../../../contract/office/content-parts.ts'
import type { PartAddress } from './content-path.ts'

/** The part that an address names. Throws 404. */
export function readAddress(params: {
  readonly kind: string
  readonly part: string
  readonly '*': string
}): PartAddress {
  const kind = entryKinds.find(each => each === params.kind)
  const part = everyPart.find(each => each === params.part)
  if (!kind || !part || params['*'] === '') throw data(null, { status: 404 })
  return { kind, part, path: params['*'] }
}
