/** Whether a link may lead there: one of our pages, a page of the handbook, an anchor, another site or an address. */
export const isLinkTarget = (to: string): boolean =>
  /^(?:page:\/|handbook:[a-z0-9]|#[a-z0-9]|https:\/\/|mailto:)/.test(to)
