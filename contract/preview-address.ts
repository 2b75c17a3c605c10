/** The query parameter of a page that carries the token of a preview link. */
export const previewParameter = 'preview'

/** The header with which the site's server asks the admin service for what a preview link shows. */
export const previewHeader = 'x-preview'
