import { files, read } from './files.ts'

const table = 'docs/behaviour.md'

/** Every test that the table names: a link to its file, and its name in quotation marks. */
const named = [...read(table).matchAll(/\]\(\.\.\/([^)]+\.test\.ts)\) “([^”]+)”/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
)

/** The files and test titles that the table of behaviour names and that do not exist. */
export const untrueProofs = (): string[] =>
  named
    .filter(({ file, name }) => !files.includes(file) || !hasTest(read(file), name))
    .map(({ file, name }) => `${file}: ${name}`)

const hasTest = (source: string, name: string) =>
  ["'", '`', '"'].some(mark => source.includes(mark + name + mark))

/** Rows that are neither proven as above nor left empty. */
export const unreadableRows = (): string[] =>
  read(table)
    .split('\n')
    .filter(row => /^\| (?!line |---)/.test(row))
    .filter(row => !/\| \|$/.test(row) && !/\]\(\.\.\/[^)]+\.test\.ts\) “[^”]+” \|$/.test(row))
