import type { FocalPoint } from '../../../../contract/office/media-cuts.ts'
import type { MediaFault } from '../../../../contract/office/media-limits.ts'
import { type Base, decode, Unusable } from './decode.ts'
import { drawFiles, type MadeFile } from './draw-files.ts'

/** A picture to make the files of, and the folder for them. */
export interface MediaJob {
  readonly path: string
  readonly folder: string
  readonly focal: FocalPoint
}

export interface MadeMedia extends Pick<Base, 'width' | 'height' | 'colour' | 'licence'> {
  readonly alpha: boolean
  readonly files: readonly MadeFile[]
}

/** The answer of the process to its job. */
export type MediaAnswer = MadeMedia | { readonly fault: MediaFault } | { readonly failure: string }

async function make({ path, folder, focal }: MediaJob): Promise<MediaAnswer> {
  try {
    const base = await decode(path)
    const { width, height, channels, colour, licence } = base
    const files = await drawFiles(base, focal, folder)
    return { width, height, colour, licence, alpha: channels === 4, files }
  } catch (error) {
    return error instanceof Unusable ? { fault: error.fault } : { failure: String(error) }
  }
}

process.once('message', async (job: MediaJob) => process.send?.(await make(job)))
process.on('disconnect', () => process.exit())
// Ctrl-C signals the whole process group; the parent ends this process after its own shutdown.
process.on('SIGINT', () => {})
