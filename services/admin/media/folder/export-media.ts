import { readdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeDurably } from '../../../../platform/durable-file.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { ContentFault } from '../../content/import/source.ts'
import type { MediaDifference } from './find-media-differences.ts'

/** Writes the files of pictures into a content folder, each whole or not at all; originals are streamed. */
export async function exportMedia(
  storage: Storage,
  root: string,
  differences: readonly MediaDifference[],
): Promise<void> {
  // A folder has a picture before it has facts.
  const inOrder = differences.toSorted((a, b) => Number(isText(a)) - Number(isText(b)))
  for (const { path, content } of inOrder) {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    if (content === null) await removeFile(file)
    else await writeDurably(file, await bodyOf(storage, path, content), { mode: 0o644 })
  }
}

const isText = ({ content }: MediaDifference) => typeof content === 'string'

async function bodyOf(storage: Storage, path: string, content: NonNullable<MediaDifference['content']>) {
  if (typeof content === 'string') return content
  const stored = await storage.get(content.key)
  if (!stored) throw new ContentFault(`content/${path}: was replaced or deleted meanwhile; export again`)
  return stored.stream
}

async function removeFile(file: string) {
  await rm(file, { force: true })
  if (readdirSync(dirname(file)).length === 0) await rm(dirname(file), { recursive: true, force: true })
}
