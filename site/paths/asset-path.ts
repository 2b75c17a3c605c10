/** The path of a script or style sheet of the build, whose name carries a content hash. */
export const assetPath = (name: string): string => `/assets/${name}`

/** Whether a file name carries a content hash, so that the file is immutable. */
export const isHashedPath = (path: string): boolean =>
  /^\/assets\/[^/]+$/.test(path) || /\.[0-9a-f]{8}\.\w+$/.test(path)
