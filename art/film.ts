import { execFile } from 'node:child_process'
import { readFile, rename, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Film } from '../site/pictures/picture.ts'
import type { FilmEntry } from './entry.ts'
import { digest, nameUnfinished, place } from './files.ts'
import { type Ledger, saveLedger } from './ledger.ts'

const run = promisify(execFile)
const folder = place('public/pictures')

/** The master as it is, then H.264 for whoever cannot read AV1; each ready to play before it has all arrived. */
const cuts = [
  {
    ending: '-av1.mp4',
    type: 'video/mp4; codecs="av01.0.05M.10"',
    arguments: ['-c:v', 'copy'],
  },
  {
    ending: '.mp4',
    type: 'video/mp4; codecs="avc1.64001f"',
    arguments: '-c:v libx264 -preset veryslow -crf 25 -profile:v high -level 3.1 -pix_fmt yuv420p'.split(' '),
  },
] as const

/** The files of a film, by name. */
export const listFilmFiles = (entry: FilmEntry): string[] => cuts.map(cut => entry.id + cut.ending)

/** What the site needs to know of a film. */
export function describeFilm(entry: FilmEntry): Film {
  const sources = cuts.map(({ ending, type }) => ({ src: `/pictures/${entry.id}${ending}`, type }))
  return { width: 1280, height: 720, duration: 8, sources }
}

/** Makes the files of a film that are not there yet; `tell` hears of each. Needs ffmpeg only if there is work. */
export async function encodeFilm(
  entry: FilmEntry,
  ledger: Ledger,
  tell: (line: string) => void,
): Promise<void> {
  const master = place('art/masters/films', entry.master)
  const bytes = await readFile(master)
  for (const cut of cuts) {
    const file = entry.id + cut.ending
    const path = `${folder}/${file}`
    const made = digest(16, bytes, cut.arguments.join(' '))
    const known = ledger.files[file]
    const found = await stat(path).catch(() => undefined)
    if (known?.made === made && found?.size === known.bytes) continue
    const part = nameUnfinished(path)
    const quiet = ['-hide_banner', '-loglevel', 'error', '-y', '-i', master, '-an']
    await run('ffmpeg', [
      ...quiet,
      ...cut.arguments,
      '-map_metadata',
      '-1',
      '-movflags',
      '+faststart',
      part,
    ]).catch(explain)
    await rename(part, path)
    const { size } = await stat(path)
    ledger.files[file] = { made, file, bytes: size }
    await saveLedger(ledger)
    tell(`${file}  ${Math.round(size / 1024)} KB`)
  }
}

function explain(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new Error('Films need ffmpeg: install it with `apt-get install ffmpeg` or `brew install ffmpeg`')
}
