/** `npm run sweep`. */
export const isWhole = process.env.SWEEP === 'full'

/** How often a loop of attacks or generated input runs: a sample in `npm test`, all in `npm run sweep`. */
export const loopCount = (sample: number, all: number): number => (isWhole ? all : sample)

/**
 * Cases of one behavior that differ in language, width, file or the like: every `stride`th from `first` on in `npm test`, always the
 * same ones; all of them in `npm run sweep`.
 */
export const inTurn = <T>(all: readonly T[], stride: number, first = 0): readonly T[] =>
  all.filter((_, at) => isWhole || at % stride === first)
