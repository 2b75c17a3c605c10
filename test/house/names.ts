import { files, isCode, read } from './files.ts'

/** Longer than 300 lines, each with its reason. */
const longTables: Readonly<Record<string, string>> = {
  'site/pictures/manifest.ts': 'a data table, written by `npm run art`',
  'site/pictures/press.ts': 'a data table, written by `npm run art`',
  'site/pictures/sharing.ts': 'a data table, written by `npm run art`',
}

export const longFiles = (): string[] =>
  files
    .filter(file => isCode(file) && !(file in longTables))
    .map(file => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300)
    .map(({ file, lines }) => `${file}: ${lines} lines`)

const saysNothing = /^(index|utils?|helpers?|common|misc|shared|lib|stuff)$/

export const namesThatSayNothing = (): string[] =>
  files.filter(file => {
    const parts = file.split('/')
    const name = parts.pop()?.replace(/\..*$/, '') ?? ''
    return [...parts, ...(isCode(file) ? [name] : [])].some(part => saysNothing.test(part))
  })

/** Names that come from outside. */
const given = /^(README\.md|LICENSE|OFL\.txt|\..+)$/

/** Another wording of a handbook page is named by the newest version it is for: `masks@5.1`. */
const handbookVersion = /@\d+\.\d+$/

export const namesNotInKebabCase = (): string[] =>
  files.filter(file =>
    file
      .split('/')
      .map(part => part.replace(handbookVersion, ''))
      .some(part => !given.test(part) && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(part)),
  )

export const barrels = (): string[] =>
  files.filter(file => /\.tsx?$/.test(file) && /^export \* /m.test(read(file)))

const isText = (file: string) =>
  isCode(file) || /\.(md|ya?ml|json|txt|html|svg|sh)$|(^|\/)(LICENSE|run|\.npmrc|\.gitignore)$/.test(file)

export const filesWith = (pattern: RegExp): string[] =>
  files.filter(file => isText(file) && pattern.test(read(file)))
