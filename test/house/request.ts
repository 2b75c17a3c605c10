import { everyLocale } from '../../contract/locale.ts'
import { isTest, listFiles, read } from './files.ts'
import { imports } from './imports.ts'

/** Where requests come in; everything else of the site gets plain values from there. */
const doors =
  /^site\/(root\.tsx|request\/middleware\.ts|entry\.server\.tsx|pages\/endpoints\/.*|pages\/.*\/(page|layout)\.tsx)$/

/** Files that read the request's context though they are no door. */
export const readersOfRequests = (): string[] =>
  listFiles(/^site\/.*\.tsx?$/).filter(
    file =>
      !doors.test(file) &&
      file !== 'site/request/site-request.ts' &&
      !isTest(file) &&
      /\bsiteRequest\b/.test(read(file)),
  )

/** A file whose name says that only loaders call it; the bundle's own test checks that. */
const forLoaders = /\/load-[\w-]+\.ts$/
/** Called by the loader of a thread, through the table of the kinds. */
const forThreads = /^site\/pages\/support\/thread\/kinds\/.*\.ts$/

const languageFile = new RegExp(`^site/.*/copy/(${everyLocale.join('|')})\\.ts$`)

/**
 * Files that bring sentences of all languages along, or a loader of them, though they are not loaders: they would reach the
 * browser.
 */
export function carriersOfCopy(): string[] {
  const values = imports.filter(
    ({ from, onlyTypes }) => from.startsWith('site/') && !onlyTypes && !isTest(from),
  )
  const loaders = new Set(values.filter(({ to }) => languageFile.test(to)).map(({ from }) => from))
  return values
    .filter(({ to }) => languageFile.test(to) || (loaders.has(to) && forLoaders.test(to)))
    .filter(({ from }) => !doors.test(from) && !forLoaders.test(from) && !forThreads.test(from))
    .map(({ from, to }) => `${from} imports ${to}`)
}
