/** The numbers of the apps in the device maker's store: in their addresses, and in what its lookup service answers. */
export const storeIds = { procreate: 425073498, pocket: 916366645, dreams: 1595520602 } as const

export type StoreProduct = keyof typeof storeIds
