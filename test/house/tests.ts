import { isBelow, listFiles, read } from './files.ts'

/** The tests of the database and its queue, and of migrations, are about tables. */
const aboutTables = [
  'platform',
  'services/admin/migrations',
  'services/gallery/migrations',
  'services/office/migrations',
]

/** Tests that query a table themselves, where `test/rows.ts` or a call of the service would do. */
export const testsThatQuery = (): string[] =>
  listFiles(/\.test\.ts$/)
    .filter(file => !aboutTables.some(folder => isBelow(file, folder)))
    .filter(file => /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(read(file)))

/** Readers of what a job was queued with; there is one for tests. */
export const readersOfJobs = (): string[] =>
  listFiles(/(?:\.test|-for-tests)\.ts$|^test\//)
    .filter(file => file !== 'platform/jobs/queued-jobs-for-tests.ts')
    .filter(file => /JSON\.parse\((?:\w+\.)?payload\)/.test(read(file)))

/** Routes answered by a timer: its error, once the visitor has left, belongs to no test (`delayed` in `journeys/stage.ts`). */
export const routesOfTimers = (): string[] =>
  listFiles(/(?:\.test|-for-tests)\.ts$|^test\//).filter(file =>
    /setTimeout\(\s*\(?\)?\s*=>\s*\w*route\./.test(read(file)),
  )

/** Test files that leave a stub of a global to those that follow in the same process. */
export const keepersOfStubs = (): string[] =>
  listFiles(/\.test\.tsx?$/).filter(file => {
    const text = read(file)
    return /\bvi\.stubGlobal\(/.test(text) && !/\bvi\.unstubAllGlobals\(/.test(text)
  })
