import { readFile, rename, stat } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { type Box, findBox } from './crop.ts'
import { defaultWidths, type PictureEntry } from './entry.ts'
import { digest, place, writeWhole } from './files.ts'
import { type Ledger, type MasterFacts, saveLedger } from './ledger.ts'

export type Format = 'avif' | 'webp' | 'jpg' | 'png'

/** One file to be made of a picture. */
export interface Job {
  /** The file's name without its hash. */
  key: string
  /** The file's name: its hash is of the master and the settings of all files of the picture, so that a `srcset` has one. */
  file: string
  crop: string | undefined
  format: Format
  /** For telephones: at most `phoneBytes`. */
  phone: boolean
  width: number
  height: number
  box: Box
  master: string
  made: string
}

/** The folder that the encoded files are in, and that the site serves as `/pictures`. */
export const pictureFolder = place('public/pictures')

const paper = '#f2ebe0'

/** The most that an AVIF for telephones weighs: where a point has two pixels or more, a lower quality looks the same. */
const phoneBytes = 20_000
const phoneQualities = [42, 36, 30, 25, 20]

/** Browsers that know WebP and not AVIF are few and old: they get no more pixels than they show. */
const widestWebp = 960

/** The one width in which browsers without AVIF and WebP get a picture. */
const plainWidth = { jpg: 1000, png: 480 }

/** Lists every file of a picture; `measured` is what is known of its master. */
export function listJobs(entry: PictureEntry, measured: MasterFacts): Job[] {
  const whole = { left: 0, top: 0, width: measured.width, height: measured.height }
  const cuts = [{ name: undefined, box: whole, widths: entry.widths ?? defaultWidths, phone: entry.phone }]
  const parts = (entry.crops ?? []).map(crop => ({
    name: crop.name,
    box: findBox(crop, measured.width, measured.height),
    widths: crop.widths ?? entry.widths ?? defaultWidths,
    phone: crop.phone,
  }))
  const jobs = [...cuts, ...parts].flatMap(({ name, box, widths, phone }) => {
    const fitting = widths.filter(width => width <= box.width)
    const plain = entry.alpha ? 'png' : 'jpg'
    const widest = fitting.findLast(width => width <= plainWidth[plain]) ?? fitting[0]
    const plainFit = plain === 'jpg' ? Math.min(plainWidth.jpg, fitting.at(-1) ?? 0) : widest
    const wanted: [Format, number][] = [
      ...fitting
        .filter(width => phone === undefined || (name === undefined && width !== phone))
        .map((width): [Format, number] => ['avif', width]),
      ...fitting
        .filter((width, at) => at === 0 || width <= widestWebp)
        .map((width): [Format, number] => ['webp', width]),
    ]
    if (phone !== undefined) wanted.push(['avif', phone])
    if (plainFit) wanted.push([plain, plainFit])
    return wanted.map(([format, width]) => {
      const height = Math.round((width * box.height) / box.width)
      const key = `${entry.id}${name ? `-${name}` : ''}-${width}.${format}`
      const isPhone = format === 'avif' && width === phone
      const how = isPhone ? { phoneBytes, phoneQualities } : settings(format, width, entry)
      const made = digest(16, measured.made, JSON.stringify([box, width, how]))
      return { key, crop: name, format, phone: isPhone, width, height, box, master: entry.master, made }
    })
  })
  const hash = digest(8, ...jobs.map(({ made }) => made))
  return jobs.map(job => ({ ...job, file: nameFile(job.key, hash) }))
}

/** The name of a file with its hash in front of its ending. */
export const nameFile = (key: string, hash: string): string => key.replace(/\.(\w+)$/, `.${hash}.$1`)

function settings(format: Format, width: number, { alpha, quality }: PictureEntry) {
  const usual = width > 1440 ? 48 : 52
  if (format === 'avif') return { quality: quality ?? usual, effort: 3, chromaSubsampling: '4:2:0' }
  if (format === 'webp') return { quality: alpha ? 60 : 74, alphaQuality: 70, effort: 4 }
  if (format === 'jpg') return { quality: 76, mozjpeg: true }
  return { palette: true, quality: 80 }
}

/** Makes one file unless it is there already, and notes it in the ledger. Says how many bytes were made. */
export async function encode(job: Job, entry: PictureEntry, ledger: Ledger): Promise<number | undefined> {
  const { file } = job
  const known = ledger.files[job.key]
  if (known?.made === job.made && (await isThere(known.file, known.bytes))) {
    if (known.file === file) return undefined
    await rename(`${pictureFolder}/${known.file}`, `${pictureFolder}/${file}`)
    ledger.files[job.key] = { ...known, file }
    return undefined
  }
  const cut = sharp(place('art/masters', job.master)).extract(job.box).resize(job.width, job.height)
  const bytes = await write(entry.alpha ? cut : cut.flatten({ background: paper }), job, entry)
  await writeWhole(`${pictureFolder}/${file}`, bytes)
  ledger.files[job.key] = { made: job.made, file, bytes: bytes.length }
  await saveLedger(ledger)
  return bytes.length
}

function write(picture: Sharp, { format, width, phone }: Job, entry: PictureEntry): Promise<Buffer> {
  const options = settings(format, width, entry)
  if (phone) return writeForPhone(picture, options)
  if (format === 'avif') return picture.avif(options).toBuffer()
  if (format === 'webp') return picture.webp(options).toBuffer()
  if (format === 'jpg') return picture.jpeg(options).toBuffer()
  return picture.png(options).toBuffer()
}

/** The best quality that keeps within `phoneBytes`. Throws when none does. */
async function writeForPhone(picture: Sharp, options: object): Promise<Buffer> {
  for (const quality of phoneQualities) {
    const bytes = await picture
      .clone()
      .avif({ ...options, quality })
      .toBuffer()
    if (bytes.length <= phoneBytes) return bytes
  }
  throw new Error(`No quality brings it to ${phoneBytes} bytes: choose a narrower width`)
}

async function isThere(file: string, bytes: number): Promise<boolean> {
  const found = await stat(`${pictureFolder}/${file}`).catch(() => undefined)
  return found?.size === bytes
}

/** Size and main colour of a master, from the ledger if its bytes are the same. */
export async function measure(entry: PictureEntry, ledger: Ledger): Promise<MasterFacts> {
  const bytes = await readFile(place('art/masters', entry.master))
  const made = digest(16, bytes)
  const known = ledger.masters[entry.master]
  if (known?.made === made) return known
  const { width, height } = await sharp(bytes).metadata()
  const [r = 0, g = 0, b = 0] = await sharp(bytes)
    .flatten({ background: paper })
    .resize(1, 1)
    .raw()
    .toBuffer()
  const hex = [r, g, b].map(value => value.toString(16).padStart(2, '0')).join('')
  const measured = { made, width, height, colour: `#${hex}` }
  ledger.masters[entry.master] = measured
  await saveLedger(ledger)
  return measured
}
