import { access } from 'node:fs/promises'
import sharp from 'sharp'
import { catalogue, films, openGraph } from './catalogue.ts'
import { findBox } from './crop.ts'
import { encode, type Job, listJobs, measure, nameFile, pictureFolder } from './encode.ts'
import type { PictureEntry } from './entry.ts'
import { cleanUploadFolder, digest, place } from './files.ts'
import { describeFilm, makeFilms } from './film.ts'
import { type Ledger, readLedger, saveLedger } from './ledger.ts'
import { describePicture, findSource, writeManifest } from './manifest.ts'

const openGraphKey = 'og-default.jpg'

/** Encodes what is new or changed, removes what is no longer wanted and writes the manifest. */
export async function buildGallery(tell: (line: string) => void): Promise<void> {
  await checkMasters()
  const ledger = await readLedger()
  const listed = await listEverything(ledger)
  const jobs = listed.flatMap(({ jobs }) => jobs)
  const made = await encodeAll(listed, ledger, tell)
  const filmed = await makeFilms(films, tell)
  await writeManifest({
    pictures: Object.fromEntries(
      listed.map(({ entry, jobs }) => [entry.id, describePicture(entry, jobs.filter(isListed), ledger)]),
    ),
    og: { width: 1200, height: 630, src: findSource(openGraphKey, ledger), alt: getOpenGraphEntry().alt },
    films: Object.fromEntries(films.map(film => [film.id, describeFilm(film, filmed)])),
  })
  const bytes = await tidy(jobs, ledger)
  tell(`${made} made, ${jobs.length - made} unchanged; public/pictures holds ${(bytes / 1e6).toFixed(1)} MB`)
}

async function checkMasters(): Promise<void> {
  for (const { id, master } of catalogue) {
    await access(place('art/masters', master)).catch(() => {
      throw new Error(`art/masters/${master} is missing; the catalogue needs it for '${id}'`)
    })
  }
}

interface GalleryFile {
  entry: PictureEntry
  jobs: Job[]
}

async function listEverything(ledger: Ledger): Promise<GalleryFile[]> {
  const listed: GalleryFile[] = []
  for (const entry of catalogue) {
    const measured = await measure(entry, ledger)
    const jobs = listJobs(entry, measured)
    if (entry.id === openGraph.picture) {
      const box = findBox(openGraph.crop, measured.width, measured.height)
      const made = digest(16, measured.made, JSON.stringify([box, 'og']))
      const [width, height, master] = [1200, 630, entry.master]
      jobs.push({
        key: openGraphKey,
        file: nameFile(openGraphKey, digest(8, made)),
        crop: 'og',
        format: 'jpg',
        phone: false,
        width,
        height,
        box,
        master,
        made,
      })
    }
    listed.push({ entry, jobs })
  }
  return listed
}

const isListed = (job: Job) => job.key !== openGraphKey

function getOpenGraphEntry(): PictureEntry {
  const entry = catalogue.find(({ id }) => id === openGraph.picture)
  if (!entry) throw new Error(`The catalogue has no '${openGraph.picture}' for Open Graph`)
  return entry
}

/** Two files at a time, one thread each: AVIF takes all it is given. Says how many were made. */
async function encodeAll(
  listed: readonly GalleryFile[],
  ledger: Ledger,
  tell: (line: string) => void,
): Promise<number> {
  sharp.concurrency(1)
  const queue = listed.flatMap(({ entry, jobs }) => jobs.map(job => ({ entry, job })))
  const total = queue.length
  let made = 0
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = performance.now()
      const bytes = await encode(next.job, next.entry, ledger)
      if (bytes === undefined) continue
      made += 1
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      tell(
        `${next.job.key}  ${Math.round(bytes / 1024)} KB  ${seconds} s  (${queue.length} of ${total} to go)`,
      )
    }
  }
  await Promise.all([work(), work()])
  return made
}

/** Forgets what the catalogue no longer asks for, in the ledger and on disk. Says how many bytes are left. */
async function tidy(jobs: readonly Job[], ledger: Ledger): Promise<number> {
  const keys = new Set(jobs.map(job => job.key))
  const masters = new Set(catalogue.map(entry => entry.master))
  const keep = <Value>(record: Record<string, Value>, wanted: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => wanted.has(key)))
  ledger.files = keep(ledger.files, keys)
  ledger.masters = keep(ledger.masters, masters)
  await saveLedger(ledger)
  const files = Object.values(ledger.files)
  await cleanUploadFolder(pictureFolder, new Set(files.map(({ file }) => file)))
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
