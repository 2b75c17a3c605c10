import { mkdir, rm, stat } from 'node:fs/promises'
import type { FilmEntry } from '../entry.ts'
import { nameUnfinished, place } from '../files.ts'
import type { Tools } from '../work.ts'
import { convertFilm, copied, cuts, type FilmCut, grabFrame, recordFrames } from './record.ts'
import { keepFinished } from './store.ts'

/** How much smaller AV1 has to be than VP9 to be worth a file. */
const gain = 0.9

/**
 * Encodes a film into all its files and gives back the frame that stands for it. Nothing half-written stays. Throws a
 * line that names the film that has become too heavy, or ffmpeg if it is missing.
 */
export async function recordFilm(entry: FilmEntry, folder: string, tools: Tools) {
  await mkdir(folder, { recursive: true })
  const { maker } = entry
  const master = 'master' in maker ? place('art/masters/films', maker.master) : undefined
  const own = cuts.map(cut => (master && cut.ending === 'av1.mp4' ? { ...cut, ...copied } : cut))
  const parts = own.map(cut => nameUnfinished(`${folder}/${entry.id}.${cut.ending}`))
  const outputs = own.map((cut, index) => [...cut.arguments, parts[index] ?? ''])
  try {
    const still = master ? await grabFrame(master, entry) : await filmFrames(entry, outputs, tools)
    if (master) await convertFilm(master, outputs)
    return { still, sources: await keepLight(entry, folder, own, parts, master !== undefined) }
  } finally {
    await Promise.all(parts.map(part => rm(part, { force: true })))
  }
}

async function filmFrames(entry: FilmEntry, outputs: string[][], tools: Tools): Promise<Uint8Array> {
  const { maker, fps, duration, poster, id } = entry
  if ('master' in maker) throw new Error(`${id} is a file, not a program`)
  let [shown, still] = [0, new Uint8Array()]
  await recordFrames(entry, outputs, show =>
    maker.draw(
      maker.seed,
      pixels => {
        if (shown === Math.round(poster * fps)) still = pixels.slice()
        shown += 1
        return show(pixels)
      },
      tools,
    ),
  )
  const wanted = Math.round(duration * fps)
  if (shown !== wanted) throw new Error(`${id} has ${shown} frames, its entry says ${wanted}`)
  return still
}

/** Names the files that are kept: AV1 only where it is clearly smaller. */
async function keepLight(
  { id, most = { webm: 3, mp4: 3 } }: FilmEntry,
  folder: string,
  own: readonly FilmCut[],
  parts: readonly string[],
  always: boolean,
) {
  const sizes = await Promise.all(parts.map(async part => (await stat(part)).size))
  const sources = []
  for (const [index, { ending, type }] of own.entries()) {
    const [part, size] = [parts[index] ?? '', sizes[index] ?? 0]
    const limit = ending === 'webm' ? most.webm : most.mp4
    if (ending === 'av1.mp4' && !always && size > gain * (sizes[1] ?? 0)) continue
    if (size > limit * 1e6)
      throw new Error(`${id}.${ending} has ${(size / 1e6).toFixed(1)} MB, more than ${limit}`)
    const name = ending === 'av1.mp4' ? `${id}-av1.mp4` : `${id}.${ending}`
    sources.push({ type, ...(await keepFinished(folder, part, name)) })
  }
  return sources
}
