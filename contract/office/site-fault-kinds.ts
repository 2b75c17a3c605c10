/**
 * What visitors meet: a link to another site that is dead, one to a page or section of ours that is not there, a page of the
 * sitemap that fails, a picture without words, and a page without a title or a description.
 */
export const seriousKinds = ['outside', 'page', 'section', 'status', 'words', 'title', 'description'] as const

/** `unchecked`: another site that robots are not to ask, or that wants a log-in. */
export const siteFaultKinds = [...seriousKinds, 'unchecked'] as const
