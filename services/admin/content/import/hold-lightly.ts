import type { EntryFiles } from './content-part.ts'
import { hashOf } from './source.ts'

/** How the files of an entry are kept once they are read and valid. */
export type Hold = (read: () => EntryFiles) => EntryFiles

/** As they are. */
export const holdWhole: Hold = read => read()

/** Their facts and hash; texts are read again when asked for, which most of a large folder never are. */
export const holdLightly: Hold = read => {
  const { kind, path, facts, factsSource, sources } = read()
  return {
    ...{ kind, path, facts, factsSource, hash: hashOf(sources) },
    get sources() {
      return read().sources
    },
    get texts() {
      return read().texts
    },
  }
}
