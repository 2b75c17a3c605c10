/** `npm run sweep`. */
export const isWhole = process.env.SWEEP === 'full'

/** How often a loop of attacks or generated input runs: a sample in `npm test`, all in `npm run sweep`. */
export const loopCount = (sample: number, all: number): number => (isWhole ? all : sample)
