/** What a support request may be about. */
export const supportProducts = ['procreate', 'pocket', 'dreams', 'account', 'other'] as const
export type SupportProduct = (typeof supportProducts)[number]
