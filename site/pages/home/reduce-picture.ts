import type { PictureData } from '../../../ui/picture.tsx'

/**
 * AVIF with the original format as fallback. The addresses of a third format for two dozen pictures would exceed the
 * initial congestion window of 14 kB and cost a round trip.
 */
export const reducePicture = (picture: PictureData): PictureData => ({
  ...picture,
  credit: '',
  sources: picture.sources.filter(({ type }) => type === 'image/avif'),
})
