import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mediaUploadsPath } from '../../../contract/office/media-limits.ts'
import type { FailedUpload } from '../../../contract/uploads.ts'
import { refusalOf, uploadSentences } from './upload-sentences.ts'

/** A picture on its way to the server, or one that has not arrived. */
export interface PendingPicture {
  readonly key: number
  readonly file: File
  /** In bytes. */
  readonly sent: number
  /** Why it has not arrived; null while it is uploaded. */
  readonly fault: string | null
  readonly canRetry: boolean
}

const canRetry = (reason: FailedUpload['reason']) => reason === 'unavailable' || reason === 'gone'

/** Uploads pictures one after the other, in pieces that go on after a lost connection. */
export function usePictureUploads(onArrived: (id: string) => void) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([])
  const urls = useRef(new Map<number, string>())
  const stops = useRef(new Map<number, () => void>())
  const queue = useRef(Promise.resolve())
  const nextKey = useRef(0)
  const arrived = useEffectEvent(onArrived)
  useEffect(() => {
    const { current } = stops
    return () => {
      for (const stop of current.values()) stop()
    }
  }, [])

  const change = (key: number, facts: Partial<PendingPicture>) =>
    setPending(all => all.map(each => (each.key === key ? { ...each, ...facts } : each)))
  const fail = (key: number, reason: FailedUpload['reason']) =>
    change(key, { fault: uploadSentences[reason], canRetry: canRetry(reason) })
  function remove(key: number) {
    stops.current.get(key)?.()
    stops.current.delete(key)
    setPending(all => all.filter(each => each.key !== key))
  }

  /** Resolves when the file has arrived, or has not. */
  async function send(key: number, file: File): Promise<void> {
    const { sendFile } = await import('../../../ui/submission/send-file.ts')
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = await sendFile(file, urls.current.get(key) ?? null, {
      endpoint: mediaUploadsPath,
      onUrl: url => void urls.current.set(key, url),
      onProgress: sent => change(key, { sent }),
      onChunkAccepted: () => change(key, { fault: null }),
      onStuck() {
        fail(key, 'unavailable')
        resolve()
      },
      onComplete() {
        remove(key)
        arrived(urls.current.get(key)?.split('/').at(-1) ?? '')
        resolve()
      },
      onFailed(reason) {
        if (reason === 'gone') urls.current.delete(key)
        fail(key, reason)
        resolve()
      },
    })
    stops.current.set(key, () => {
      stop()
      resolve()
    })
    return promise
  }

  const enqueue = (key: number, file: File) => {
    change(key, { fault: null })
    queue.current = queue.current.then(() => send(key, file)).catch(() => fail(key, 'unavailable'))
  }
  return {
    pending,
    remove,
    add(files: Iterable<File>) {
      const chosen = [...files].map(file => ({ file, key: nextKey.current++, reason: refusalOf(file) }))
      const rows = chosen.map(({ file, key, reason }) => ({
        ...{ key, file, sent: 0, canRetry: false },
        fault: reason && uploadSentences[reason],
      }))
      setPending(before => [...before, ...rows])
      for (const { key, file, reason } of chosen) if (reason === null) enqueue(key, file)
    },
    retry(key: number) {
      stops.current.get(key)?.()
      const found = pending.find(each => each.key === key)
      if (found) enqueue(key, found.file)
    },
  }
}
