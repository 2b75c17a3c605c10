/** The address of a script or style sheet of the build: every name there carries a hash. */
export const assetPath = (name: string): string => `/assets/${name}`

/** Whether the name of a file carries a hash of what is in it, so that it can be cached for ever. */
export const isHashedPath = (path: string): boolean =>
  /^\/assets\/[^/]+$/.test(path) || /\.[0-9a-f]{8}\.\w+$/.test(path)
