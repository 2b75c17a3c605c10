import { setImmediate as turn } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Storage } from '../../../../platform/storage/storage.ts'
import type { StoredOriginal } from '../../media/folder/find-media-differences.ts'
import type { ExportedFile } from './list-export.ts'

/** An archive without the extensions of ZIP64 ends before 4 GB. */
const maxBytes = 3_900_000_000

export const fitsZip = (files: readonly ExportedFile[]): boolean =>
  files.reduce((sum, { content }) => sum + (isStored(content) ? content.bytes : 0), 0) <= maxBytes

/**
 * An archive to be unpacked over the content folder: the files that differ, and a list of what it cannot do. Pictures pass
 * through it in pieces, as they are. Throws for one that was removed from the storage meanwhile.
 */
export async function* zipContent(
  files: readonly ExportedFile[],
  storage: Pick<Storage, 'get'>,
): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const taken = () => {
    const full = chunks
    chunks = []
    return full
  }
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const { path, content } of [listOf(files), ...writtenIn(files)]) {
    if (isStored(content)) {
      const file = new ZipPassThrough(path)
      zip.add(file)
      for await (const piece of await open(storage, path, content)) {
        file.push(piece)
        yield* taken()
      }
      file.push(new Uint8Array(), true)
    } else {
      const file = new ZipDeflate(path)
      zip.add(file)
      file.push(strToU8(content), true)
    }
    yield* taken()
    // Others are served between two files.
    await turn()
  }
  zip.end()
  yield* taken()
}

const isStored = (content: ExportedFile['content']): content is StoredOriginal =>
  typeof content === 'object' && content !== null

async function open(
  storage: Pick<Storage, 'get'>,
  path: string,
  { key }: StoredOriginal,
): Promise<AsyncIterable<Uint8Array>> {
  const stored = await storage.get(key)
  if (!stored) throw new Error(`${path} was removed meanwhile`)
  return stored.stream
}

const writtenIn = (files: readonly ExportedFile[]) =>
  files.flatMap(({ path, content, change }) =>
    content === null || change === 'left' ? [] : [{ path, content }],
  )

/** The one file that is no content. */
function listOf(files: readonly ExportedFile[]) {
  const pathsOf = (...changes: ExportedFile['change'][]) =>
    files.filter(({ change }) => changes.includes(change)).map(({ path }) => `  ${path}`)
  const sections = [
    [
      'Unpack this archive over the content folder. It brings what staff have published:',
      pathsOf('new', 'changed'),
    ],
    ['Delete these files. Staff have taken them off the site:', pathsOf('removed')],
    [
      'These are not in the archive, because the files have changed as well. Settle them in the office:',
      pathsOf('left'),
    ],
  ] as const
  const text = sections
    .filter(([, paths]) => paths.length > 0)
    .map(([title, paths]) => [title, ...paths].join('\n'))
    .join('\n\n')
  return { path: 'export.txt', content: `${text}\n` }
}
