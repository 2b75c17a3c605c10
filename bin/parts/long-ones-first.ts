import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, in the order of their measured times; what drives a browser comes next. */
const long = [
  'test/sweep/in-browser',
  'test/hostile/process',
  'test/journeys/lamps',
  'test/journeys/permission',
  'test/journeys/brushes',
  'test/journeys/support-request',
  'test/journeys/paint',
  'test/hostile/faults-at-start',
  'test/journeys/attachments',
  'services/office/media/',
  'services/office/hostile-bodies',
  'services/admin/media/',
  'test/apart/',
  'test/deploy/',
  'test/journeys/offline',
  'test/journeys/account.test',
  'test/office/composer',
  'test/office/content',
  'test/journeys/beta.test',
  'test/journeys/careers',
  'test/journeys/handbook.test',
  'test/journeys/newsletter',
  'test/hostile/',
]
const inBrowser = ['test/journeys/', 'test/office/', 'site/', 'ui/']
const rankOf = ({ moduleId }: TestSpecification): number => {
  const order = [...long, ...inBrowser]
  const rank = order.findIndex(part => moduleId.includes(`/${part}`))
  return rank < 0 ? order.length : rank
}

/** No long file is left over at the end, when the other processor has nothing to do. */
export class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((one, other) => rankOf(one) - rankOf(other))
  }
}
