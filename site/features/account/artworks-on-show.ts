/** One of several, at random; nothing of nothing. */
export function pickArtwork<T>(artworks: readonly T[]): T | undefined {
  return artworks[Math.floor(Math.random() * artworks.length)]
}
