import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, in the order of their measured times; what drives a browser comes next. */
const long = [
  'test/sweep/in-browser',
  'test/journeys/lamps',
  'test/journeys/permission',
  'test/journeys/brushes',
  'test/journeys/offline',
  'test/hostile/process',
  'test/journeys/support-request',
  'test/journeys/paint',
  'test/journeys/careers',
  'test/journeys/films',
  'test/journeys/handbook.test',
  'test/apart/',
  'test/journeys/dialogs',
  'test/journeys/newsletter',
  'test/hostile/',
]
const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = [...long, 'test/journeys/', 'site/', 'ui/'].findIndex(part => moduleId.includes(`/${part}`))
  return rank < 0 ? long.length + 2 : rank
}

/** No long file is left over at the end, when the other processor has nothing to do. */
export class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((one, other) => rankOf(one) - rankOf(other))
  }
}
