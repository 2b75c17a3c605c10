import type { KeepFailure, KeptAnswer, WantedPage } from '../../../kept/questions.ts'

const atOnce = 3

interface KeepAllOptions {
  readonly keepOne: (page: WantedPage) => Promise<KeptAnswer>
  readonly isStopped: () => boolean
  readonly onKept: () => void
}

/**
 * Keeps pages, some at once, until all are there, one cannot be kept or somebody stops it. Resolves to what ended it early. A page
 * that was taken back meanwhile is none to wait for.
 */
export async function keepAll(
  pages: readonly WantedPage[],
  { keepOne, isStopped, onKept }: KeepAllOptions,
): Promise<KeepFailure | 'stopped' | null> {
  let failure: KeepFailure | undefined
  const rest = [...pages]
  const work = async () => {
    while (rest.length > 0 && !failure && !isStopped()) {
      const page = rest.shift()
      const answer = page && (await keepOne(page))
      if (answer?.failure && answer.failure !== 'gone') failure ??= answer.failure
      else onKept()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failure ?? (rest.length > 0 ? 'stopped' : null)
}
