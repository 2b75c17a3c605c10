/**
 * What is broken in a text: a link to no page, to a page without that section, a picture or film that is not there, and one
 * without words.
 */
export const brokenKinds = ['page', 'section', 'picture', 'words'] as const

/** What readers get past, too: a page that stands in English alone, and one that has moved and redirects. */
export const textFaultKinds = [...brokenKinds, 'english', 'moved'] as const

export const isBroken = (kind: (typeof textFaultKinds)[number]): boolean =>
  (brokenKinds as readonly string[]).includes(kind)
