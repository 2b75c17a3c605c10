import type { FoundPicture } from './sources.ts'

/** A picture in the list of a search. */
export const describePicture = ({ id, title, thumbnail, isMaking = false }: FoundPicture) => ({
  ...{ id, title, thumbnail },
  wait: isMaking ? 'Its sizes are being made.' : undefined,
})
