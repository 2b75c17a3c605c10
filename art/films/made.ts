import { readFile } from 'node:fs/promises'
import type { Locale } from '../../contract/locale.ts'
import { place, writeWhole } from '../files.ts'

/** The files of one film, as the ledger has them. */
interface MadeFilm {
  /** The digest of everything that its frames and files depend on. */
  made: string
  /** The main colour of its poster, `#rrggbb`. */
  colour: string
  sources: { file: string; type: string; bytes: number }[]
  poster: { avif: string; jpg: string }
  captions?: Readonly<Record<Locale, string>>
}

export type MadeFilms = Record<string, MadeFilm>

const path = place('art/films/made.json')

/** Reads what was made before; nothing if it cannot be read, and then every film is made anew. */
export async function readMade(): Promise<MadeFilms> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as MadeFilms
  } catch {
    return {}
  }
}

export const saveMade = (made: MadeFilms): Promise<void> =>
  writeWhole(path, `${JSON.stringify(made, null, 2)}\n`)

/** The names of all files of a film. */
export const listFiles = ({ sources, poster, captions }: MadeFilm): string[] => [
  ...sources.map(({ file }) => file),
  poster.avif,
  poster.jpg,
  ...Object.values(captions ?? {}),
]
