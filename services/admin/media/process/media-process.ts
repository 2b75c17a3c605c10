import type { FocalPoint } from '../../../../contract/office/media-cuts.ts'
import type { MediaFault } from '../../../../contract/office/media-limits.ts'
import { hashOfFile } from '../hash-file.ts'
import { type Base, decode, Unusable } from './decode.ts'
import { drawFiles, type MadeFile } from './draw-files.ts'
import type { Rights } from './read-rights.ts'
import { removePrivate } from './remove-private.ts'

/** A picture to make the files of, and the folder for them. */
export interface MediaJob {
  /** The file, from which private data is removed. */
  readonly path: string
  readonly type: string
  readonly folder: string
  readonly focal: FocalPoint
  /** What is known of its rights; empty: what the file states holds. */
  readonly rights: Rights
}

export interface MadeMedia extends Pick<Base, 'width' | 'height' | 'colour'>, Rights {
  readonly alpha: boolean
  /** The SHA-256 of the file as it is kept, in hex. */
  readonly hash: string
  readonly files: readonly MadeFile[]
}

/** The answer of the process to its job. */
export type MediaAnswer = MadeMedia | { readonly fault: MediaFault } | { readonly failure: string }

async function make({ path, type, folder, focal, rights }: MediaJob): Promise<MediaAnswer> {
  try {
    removePrivate(path, type)
    const base = await decode(path)
    const { width, height, channels, colour } = base
    const licence = rights.licence || base.licence
    const files = await drawFiles({ ...base, licence }, focal, folder)
    const stated = { licence, source: rights.source || base.source, hash: await hashOfFile(path) }
    return { width, height, colour, ...stated, alpha: channels === 4, files }
  } catch (error) {
    return error instanceof Unusable ? { fault: error.fault } : { failure: String(error) }
  }
}

process.once('message', async (job: MediaJob) => process.send?.(await make(job)))
process.on('disconnect', () => process.exit())
// Ctrl-C signals the whole process group; the parent ends this process after its own shutdown.
process.on('SIGINT', () => {})
