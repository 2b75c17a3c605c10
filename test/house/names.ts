import { files, isCode, listFiles, read } from './files.ts'

export const longFiles = (): string[] =>
  files
    .filter(isCode)
    .map(file => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300)
    .map(({ file, lines }) => `${file}: ${lines} lines`)

export const generatedSources = (): string[] =>
  files.filter(file => /\.tsx?$/.test(file) && /^\/[/*]+ (?:Written|Generated|Made) by /.test(read(file)))

const saysNothing = /^(index|utils?|helpers?|common|misc|shared|lib|stuff)$/

export const namesThatSayNothing = (): string[] =>
  files.filter(file => {
    const parts = file.split('/')
    const name = parts.pop()?.replace(/\..*$/, '') ?? ''
    return [...parts, ...(isCode(file) ? [name] : [])].some(part => saysNothing.test(part))
  })

/** Names that come from outside. */
const given =
  /^(README\.md|Dockerfile|Dockerfile\.dockerignore|Caddyfile|CONTRIBUTING\.md|CHANGELOG\.md|ISSUE_TEMPLATE|pull_request_template\.md|LICENSE|OFL\.txt|\..+)$/

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

/** Files with what a merge has left to decide. */
export const unresolvedConflicts = (): string[] =>
  listFiles(/\.(?:tsx?|m?js|css|md|json|ya?ml)$/).filter(file => /^(?:<{7}|>{7}) /m.test(read(file)))
