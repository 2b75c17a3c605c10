import type { EntryKind, Part } from '../../../contract/office/content-parts.ts'

/** A part of an entry by its address. */
export interface PartAddress {
  readonly kind: EntryKind
  readonly part: Part
  /** The path of the entry, which has slashes: `insight/2026/one-leaf`. */
  readonly path: string
}

/** Where a part is written. */
export const pathOfPart = ({ kind, part, path }: PartAddress) => `/content/${kind}/${part}/${path}`

/** The screens of a part; `write` has no name in its address. */
export type PartScreen = 'write' | 'translate' | 'preview' | 'history' | 'schedule'

/** Where a part is on a screen: `/content/<screen>/<kind>/<part>/<path>`. */
export const pathOfScreen = (screen: PartScreen, address: PartAddress) =>
  screen === 'write' ? pathOfPart(address) : pathOfPart(address).replace('/content/', `/content/${screen}/`)

/** What the screen of a part asks while somebody writes. */
export const endpointOf = (address: PartAddress) =>
  `/office${pathOfPart(address).replace('/content/', '/content/writing/')}`
