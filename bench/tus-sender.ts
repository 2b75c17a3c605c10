import { setTimeout as sleep } from 'node:timers/promises'
import { uploadsPath } from '../contract/uploads.ts'

const tus = { 'Tus-Resumable': '1.0.0', 'Sec-Fetch-Site': 'same-origin' }

/** An archive of so many bytes. */
export function makeFile(bytes: number, seed = 7): Buffer {
  const file = Buffer.alloc(bytes, seed)
  file.write('PK\x03\x04', 'latin1')
  return file
}

/**
 * Uploads a file, resuming after each interruption, in pieces of so many bytes (by default in one); each request asks for its
 * server. Resolves to its id and the number of interruptions.
 */
export async function sendStubbornly(
  origin: string | (() => string),
  file: Buffer,
  pieceBytes = file.length,
): Promise<{ id: string; breaks: number }> {
  const server = () => (typeof origin === 'string' ? origin : origin())
  let path = ''
  for (let breaks = 0; breaks < 20_000; ) {
    try {
      path ||= await create(server(), file.length)
      const asked = await fetch(server() + path, { method: 'HEAD', headers: tus })
      if (asked.status === 404) throw new Error('An upload that was acknowledged is gone')
      const offset = Number(asked.headers.get('upload-offset'))
      const end = Math.min(offset + pieceBytes, file.length)
      const isStored =
        asked.status === 200 && (offset === file.length || (await patch(server() + path, file, offset, end)))
      if (isStored && end === file.length) return { id: path.split('/').at(-1) ?? '', breaks }
      if (isStored) continue
    } catch (error) {
      if (error instanceof Error && error.message.includes('is gone')) throw error
    }
    breaks++
    await sleep(50)
  }
  throw new Error('It never arrived')
}

async function create(origin: string, length: number): Promise<string> {
  const name = Buffer.from('brushes.zip').toString('base64')
  const headers = { ...tus, 'Upload-Length': String(length), 'Upload-Metadata': `filename ${name}` }
  const answer = await fetch(origin + uploadsPath, { method: 'POST', headers })
  if (answer.status !== 201) throw new Error(`answered ${answer.status}`)
  return answer.headers.get('location') ?? ''
}

async function patch(url: string, file: Buffer, offset: number, end: number): Promise<boolean> {
  const headers = {
    ...tus,
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(offset),
  }
  const answer = await fetch(url, {
    method: 'PATCH',
    headers,
    body: new Uint8Array(file.subarray(offset, end)),
  })
  return answer.status === 204
}
