import type { MediaRow } from './schema.ts'

/** The columns of a picture that are read from its file when its sizes are made. */
export const unmade = {
  ...{ made: 0, width: 0, height: 0, colour: '#808080', alpha: 0, fault: null },
  ...{ original_key: null, original_type: '', original_hash: '', original_bytes: 0 },
} as const satisfies Partial<MediaRow>
