import { access, readdir, readFile, stat } from 'node:fs/promises'
import { everyLocale, type Locale, mapLocales } from '../contract/locale.ts'
import type { Film, Sentence } from '../site/pictures/picture.ts'
import { writeCredit } from './credit.ts'
import { prepareBrowser } from './engine/browser.ts'
import type { FilmEntry } from './entry.ts'
import { cleanUploadFolder, digest, place } from './files.ts'
import { writeCaptions } from './films/captions.ts'
import type { Cue } from './films/film-work.ts'
import { listFiles, type MadeFilms, readMade, saveMade } from './films/made.ts'
import { makePoster } from './films/poster.ts'
import { copied, cuts, FfmpegMissing } from './films/record.ts'
import { recordFilm } from './films/record-film.ts'
import { nameByContent } from './films/store.ts'

/** The folder that films are in, and that the site serves as `/films`. */
const folder = place('public/films')

/**
 * Makes the films that are new or changed and sweeps away what no film needs; `tell` hears of each. Without ffmpeg a film that
 * changed stays as it is, and out of date: whoever adds a picture needs no ffmpeg.
 */
export async function makeFilms(
  entries: readonly FilmEntry[],
  tell: (line: string) => void,
): Promise<MadeFilms> {
  const known = await readMade()
  const made: MadeFilms = {}
  for (const entry of entries) {
    const before = known[entry.id]
    const wanted = await digestFilm(entry)
    const isThere = before?.made === wanted && (await areThere(listFiles(before)))
    if (isThere) {
      made[entry.id] = before
      continue
    }
    const film = await makeFilm(entry, wanted).catch(async error => {
      if (error instanceof FfmpegMissing && before && (await areThere(listFiles(before)))) return before
      throw error
    })
    made[entry.id] = film
    if (film === before) {
      tell(`${entry.id}: not made anew, for ffmpeg is missing; the film made before stays`)
      continue
    }
    // The films that are still to be made keep their entries, so that an interrupted run goes on from here.
    await saveMade({ ...known, ...made })
    const sizes = film.sources.map(({ file, bytes }) => `${file} ${Math.round(bytes / 1024)} KB`)
    tell(`${entry.id}: ${sizes.join(', ')}`)
  }
  await saveMade(made)
  await cleanUploadFolder(folder, new Set(Object.values(made).flatMap(listFiles)))
  return made
}

/** Records the current input of changed films without making them, as `noteWorks` does. Returns the number of films. */
export async function noteFilms(entries: readonly FilmEntry[]): Promise<number> {
  const made = await readMade()
  let count = 0
  for (const entry of entries) {
    const before = made[entry.id]
    const wanted = await digestFilm(entry)
    if (!before || before.made === wanted || !(await areThere(listFiles(before)))) continue
    made[entry.id] = { ...before, made: wanted }
    count += 1
  }
  await saveMade(made)
  return count
}

async function makeFilm(entry: FilmEntry, made: string) {
  const chromium = prepareBrowser()
  try {
    const tools = { browser: chromium.browser, progress: () => {} }
    const { sources, still } = await recordFilm(entry, folder, tools)
    const { poster, colour } = await makePoster(entry, still, folder)
    const captions = entry.captions && (await storeCaptions(entry.id, entry.captions))
    return { made, colour, sources, poster, ...(captions && { captions }) }
  } finally {
    await chromium.close()
  }
}

async function storeCaptions(id: string, captions: readonly Cue[]): Promise<Sentence> {
  const store = (locale: Locale) =>
    nameByContent(folder, `${id}-${locale}.vtt`, writeCaptions(captions, locale))
  const files = await Promise.all(everyLocale.map(store))
  return mapLocales(locale => files[everyLocale.indexOf(locale)] ?? '')
}

/** The manifest entry of a film. */
export function describeFilm(entry: FilmEntry, made: MadeFilms): Film {
  const film = made[entry.id]
  if (!film) throw new Error(`The film ${entry.id} was not made`)
  const { width, height, duration, fps, loops, alt, origin } = entry
  const address = (file: string) => `/films/${file}`
  const { poster, captions } = film
  return {
    width,
    height,
    duration: Math.round(duration * 1000) / 1000,
    fps,
    loops,
    sound: false,
    sources: film.sources.map(({ file, type, bytes }) => ({ src: address(file), type, bytes })),
    poster: { avif: address(poster.avif), jpg: address(poster.jpg) },
    colour: film.colour,
    alt,
    credit: writeCredit(origin),
    ...(captions && {
      captions: mapLocales(locale => address(captions[locale])),
    }),
  }
}

/** Changes whenever a frame or a file of the film would. */
async function digestFilm({ maker, alt: _, origin: __, ...rest }: FilmEntry): Promise<string> {
  const sources = 'master' in maker ? [`masters/films/${maker.master}`] : maker.from
  const bytes = await Promise.all(sources.map(source => readAll(place('art', source))))
  const seed = 'master' in maker ? '' : maker.seed
  return digest(16, JSON.stringify([rest, seed, cuts, copied]), ...bytes.flat())
}

/** The bytes of a file, or of every program in a folder. */
async function readAll(path: string): Promise<Uint8Array[]> {
  const found = await stat(path).catch(() => {
    throw new Error(`${path.slice(place().length)} is missing; a film needs it`)
  })
  if (found.isFile()) return [await readFile(path)]
  const names = (await readdir(path)).filter(name => !name.endsWith('.test.ts')).sort()
  return (await Promise.all(names.map(name => readAll(`${path}/${name}`)))).flat()
}

async function areThere(names: readonly string[]): Promise<boolean> {
  const found = await Promise.allSettled(names.map(name => access(`${folder}/${name}`)))
  return found.every(({ status }) => status === 'fulfilled')
}
