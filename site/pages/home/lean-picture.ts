import type { PictureData } from '../../ui/picture.tsx'

/**
 * AVIF, and the plain file for whoever does not know it. The addresses of a third format for two dozen pictures would
 * push the document over what a server may send before it hears from the browser: everything would come a round later.
 */
export const lean = (picture: PictureData): PictureData => ({
  ...picture,
  credit: '',
  sources: picture.sources.filter(({ type }) => type === 'image/avif'),
})
