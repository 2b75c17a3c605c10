import type { Article } from './article.ts'

/** Another framework: a project as its starter makes it, with one page that holds the article. */
export interface Peer {
  readonly name: string
  readonly version: string
  /** Exact versions by package. */
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  /** Source files by path; the cover is put at `public/cover.avif`. */
  readonly files: (article: Article) => Readonly<Record<string, string>>
  /** The command of the framework that makes the production build. */
  readonly build: string
  /** The production server: a script of the built project, its arguments and its environment. */
  readonly server: string
  readonly serverArgs?: (folder: string, port: number) => readonly string[]
  readonly serverEnv?: (port: number) => Readonly<Record<string, string>>
}

/** The only style of a peer's page besides the width of its picture. */
export const fontSize = '1.125rem'
