import { createHash } from 'node:crypto'
import { createTarPacker } from 'modern-tar'
import type { Entry } from './manifest.ts'

interface Content {
  readonly name: string
  readonly size: number
  readonly type?: string
  readonly body: AsyncIterable<Uint8Array>
}

/** Packs contents one after the other into a tar stream; `finish` makes the last one from the list of those before. */
export function pack(
  contents: AsyncIterable<Content>,
  finish: (entries: readonly Entry[]) => { name: string; text: string },
): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const add = async ({ name, size, type, body }: Content): Promise<Entry> => {
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter()
    const hash = createHash('sha256')
    for await (const chunk of body) {
      hash.update(chunk)
      await writer.write(chunk)
    }
    await writer.close()
    return { name, size, sha256: hash.digest('hex'), ...(type && { type }) }
  }
  const run = async () => {
    const entries: Entry[] = []
    for await (const content of contents) entries.push(await add(content))
    const { name, text } = finish(entries)
    const bytes = new TextEncoder().encode(text)
    await add({
      name,
      size: bytes.length,
      body: (async function* () {
        yield bytes
      })(),
    })
    controller.finalize()
  }
  run().catch(error => controller.error(error))
  return readable
}
