import type { Cut, Film, OpenGraphPicture, Picture, Source } from '../site/pictures/picture.ts'
import { writeCredit } from './credit.ts'
import type { Format, Job } from './encode.ts'
import type { PictureEntry } from './entry.ts'
import type { Ledger } from './ledger.ts'
import { writeJson } from './write-json.ts'

interface Manifest {
  pictures: Record<string, Picture>
  og: OpenGraphPicture
  films: Record<string, Film>
}

/** Everything the site needs to know of a picture whose files have all been made. */
export function describePicture(entry: PictureEntry, jobs: readonly Job[], ledger: Ledger): Picture {
  const names = (entry.crops ?? []).map(crop => crop.name)
  const cut = (name: string | undefined) =>
    describeCut(
      jobs.filter(job => job.crop === name),
      ledger,
    )
  return {
    ...cut(undefined),
    colour: ledger.masters[entry.master]?.colour ?? '#f2ebe0',
    alpha: entry.alpha ?? false,
    alt: entry.alt,
    credit: writeCredit(entry.origin),
    crops: Object.fromEntries(names.map(name => [name, cut(name)])),
  }
}

function describeCut(jobs: readonly Job[], ledger: Ledger): Cut {
  const widest = jobs.reduce((best, job) => (job.width > best.width ? job : best))
  const list = (format: Format): Source[] =>
    jobs
      .filter(job => job.format === format)
      .map(job => ({ width: job.width, src: findSource(job.key, ledger), bytes: findBytes(job.key, ledger) }))
      .sort((a, b) => a.width - b.width)
  const plain = jobs.some(job => job.format === 'png') ? { png: list('png') } : { jpg: list('jpg') }
  return {
    width: widest.width,
    height: widest.height,
    sources: { avif: list('avif'), webp: list('webp'), ...plain },
  }
}

const findBytes = (key: string, ledger: Ledger) => ledger.files[key]?.bytes ?? 0

/** The address of an encoded file. */
export function findSource(key: string, ledger: Ledger): string {
  const known = ledger.files[key]
  if (!known) throw new Error(`${key} was not encoded`)
  return `/pictures/${known.file}`
}

export const writeManifest = (manifest: Manifest): Promise<void> =>
  writeJson('site/pictures/manifest.json', manifest)
