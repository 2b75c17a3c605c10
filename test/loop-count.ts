/** How often a loop of attacks or generated input runs: a sample in `npm test`, all in `npm run sweep`. */
export const loopCount = (sample: number, all: number): number =>
  process.env.SWEEP === 'full' ? all : sample
