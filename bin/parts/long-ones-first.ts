import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes; what drives a browser comes next, what does not last. */
const long = ['test/sweep/in-browser', 'test/journeys/brushes', 'test/apart/', 'test/hostile/']
const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = [...long, 'test/journeys/', 'site/'].findIndex(part => moduleId.includes(`/${part}`))
  return rank < 0 ? long.length + 2 : rank
}

/** No long file is left over at the end, when the other processor has nothing to do. */
export class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((one, other) => rankOf(one) - rankOf(other))
  }
}
