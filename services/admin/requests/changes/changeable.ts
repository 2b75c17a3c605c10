import { betaStates } from '../../../../contract/forms/beta-application.ts'

/** The kinds of which an address has one at a time. */
export type ChangeableKind = 'beta-application' | 'media-list'

/** The states in which a request stands and can be changed. */
export const openStates: Readonly<Record<ChangeableKind, readonly string[]>> = {
  'beta-application': betaStates.filter(state => state !== 'declined' && state !== 'withdrawn'),
  'media-list': ['received'],
}

export const isChangeable = (kind: string): kind is ChangeableKind => Object.hasOwn(openStates, kind)
