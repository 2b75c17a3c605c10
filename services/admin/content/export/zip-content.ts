import { setImmediate as turn } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportedFile } from './list-export.ts'

/** An archive to be unpacked over the content folder: the files that differ, and a list of what it cannot do. */
export async function* zipContent(files: readonly ExportedFile[]): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const { path, text } of [listOf(files), ...writtenIn(files)]) {
    const file = new ZipDeflate(path)
    zip.add(file)
    file.push(strToU8(text), true)
    yield* chunks
    chunks = []
    // Others are served between two files.
    await turn()
  }
  zip.end()
  yield* chunks
}

const writtenIn = (files: readonly ExportedFile[]) =>
  files.flatMap(({ path, text, change }) => (text === null || change === 'left' ? [] : [{ path, text }]))

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
  return { path: 'export.txt', text: `${text}\n` }
}
