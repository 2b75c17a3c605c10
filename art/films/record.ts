import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { FilmEntry } from '../entry.ts'
import type { Show } from './film-work.ts'

/** One file of a film: how it is encoded and what a browser is told it is. */
export interface FilmCut {
  readonly ending: 'av1.mp4' | 'webm' | 'mp4'
  readonly type: string
  readonly arguments: readonly string[]
}

const keys = ['-pix_fmt', 'yuv420p', '-g', '240']
const ready = ['-movflags', '+faststart']

/** The smallest first; H.264 for whoever can read nothing else. Quality: constant, by eye. */
export const cuts: readonly FilmCut[] = [
  {
    ending: 'av1.mp4',
    type: 'video/mp4; codecs="av01.0.05M.08"',
    arguments: ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '38', ...keys, ...ready],
  },
  {
    ending: 'webm',
    type: 'video/webm; codecs="vp09.00.31.08"',
    arguments: '-c:v libvpx-vp9 -b:v 0 -crf 36 -row-mt 1 -deadline good -cpu-used 3'.split(' ').concat(keys),
  },
  {
    ending: 'mp4',
    type: 'video/mp4; codecs="avc1.64001f"',
    arguments: '-c:v libx264 -preset slow -crf 25 -profile:v high -level 3.1'.split(' ').concat(keys, ready),
  },
]

/** A master that is AV1 already is taken as it is. */
export const copied: Omit<FilmCut, 'ending'> = {
  type: 'video/mp4; codecs="av01.0.05M.10"',
  arguments: ['-c:v', 'copy', ...ready],
}

const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(' ')
const quiet = ['-hide_banner', '-loglevel', 'error', '-y']

/** Encodes raw frames that `give` shows one after the other into all outputs at once. */
export async function recordFrames(
  { width, height, fps }: FilmEntry,
  outputs: readonly (readonly string[])[],
  give: (show: Show) => Promise<void>,
): Promise<void> {
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${fps} -i -`.split(' ')
  const matrix = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...colours]
  const camera = start([...raw, ...outputs.flatMap(output => [...matrix, ...output])])
  const show: Show = async pixels => {
    // A pipe that breaks says so twice; what ffmpeg has to say about it is the better half.
    const drained = camera.stdin.write(pixels) || once(camera.stdin, 'drain').catch(() => camera.done)
    await Promise.race([drained, camera.failed])
  }
  try {
    await Promise.race([give(show), camera.failed])
    camera.stdin.end()
    await camera.done
  } finally {
    camera.stop()
  }
}

/** Encodes a film that is a file already. */
export const convertFilm = (master: string, outputs: readonly (readonly string[])[]): Promise<void> =>
  start(['-i', master, ...outputs.flatMap(output => ['-an', '-map_metadata', '-1', ...output])]).done

/** One frame of a film that is a file, raw. */
export async function grabFrame(master: string, { poster, width, height }: FilmEntry): Promise<Uint8Array> {
  const form = ['-s', `${width}x${height}`, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']
  const camera = start(['-ss', String(poster), '-i', master, '-frames:v', '1', ...form])
  const chunks: Buffer[] = []
  camera.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  await camera.done
  return Buffer.concat(chunks)
}

function start(given: readonly string[]) {
  const child = spawn('ffmpeg', [...quiet, ...given], { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  // A pipe that breaks is told by how the program ends.
  child.stdin.on('error', () => {})
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new FfmpegMissing() : error),
    )
    child.on('close', code => {
      if (code === 0) resolve()
      else reject(new Error(`ffmpeg: ${said.trim().split('\n').at(-1) ?? `ended with ${code}`}`))
    })
  })
  const failed = new Promise<never>((_, reject) => done.catch(reject))
  failed.catch(() => {})
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    done,
    failed,
    stop: () => child.exitCode === null && child.kill(),
  }
}

/** The program that encodes films is not installed. */
export class FfmpegMissing extends Error {
  constructor() {
    super('Films need ffmpeg: install it with `apt-get install ffmpeg` or `brew install ffmpeg`')
  }
}
