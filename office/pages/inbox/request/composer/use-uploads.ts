import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { replyUploadsPath } from '../../../../../contract/office/reply-uploads-path.ts'
import type { StoredFile } from '../../../../../contract/office/request-view.ts'
import type { FailedUpload } from '../../../../../contract/uploads.ts'

/** A file on its way to the server, or one that has not arrived. */
interface PendingFile {
  readonly key: number
  readonly file: File
  /** In bytes. */
  readonly sent: number
  /** Why it has not arrived; null while it is uploaded. */
  readonly fault: string | null
  readonly canRetry: boolean
}

const lost = 'It has not arrived.'

/** The client, and what it refuses: loaded when the first file is chosen. */
const load = async () => ({
  ...(await import('../../../../../ui/submission/send-file.ts')),
  ...(await import('./upload-refusals.ts')),
})

interface Uploads {
  /** The files of the reply so far. */
  readonly count: number
  readonly onComplete: (file: StoredFile) => void
}

/** What stops an upload, by the key of its file, and its address once it has one. */
type Transfer = { readonly stop: () => void; url: string | null }

/** Uploads the files of a reply as they are chosen, in pieces that go on after a lost connection. */
export function useUploads({ count, onComplete }: Uploads) {
  const [pending, setPending] = useState<readonly PendingFile[]>([])
  const transfers = useRef(new Map<number, Transfer>())
  const nextKey = useRef(0)
  const complete = useEffectEvent(onComplete)
  useEffect(() => {
    const { current } = transfers
    return () => {
      for (const { stop } of current.values()) stop()
    }
  }, [])

  const change = (key: number, facts: Partial<PendingFile>) =>
    setPending(files => files.map(each => (each.key === key ? { ...each, ...facts } : each)))
  const forget = (key: number) => {
    transfers.current.delete(key)
    setPending(files => files.filter(each => each.key !== key))
  }

  async function send(key: number, file: File) {
    const transfer = { stop: () => {}, url: transfers.current.get(key)?.url ?? null }
    transfers.current.set(key, transfer)
    change(key, { fault: null })
    const fail = (fault: string, reason: FailedUpload['reason']) =>
      change(key, { fault, canRetry: reason === 'unavailable' || reason === 'gone' })
    try {
      const { sendFile, refusalSentences, waitSentence } = await load()
      transfer.stop = await sendFile(file, transfer.url, {
        endpoint: replyUploadsPath,
        onUrl(url) {
          transfer.url = url
        },
        onProgress: sent => change(key, { sent }),
        onChunkAccepted: () => change(key, { fault: null }),
        onStuck: () => fail(lost, 'unavailable'),
        onComplete() {
          const id = transfer.url?.split('/').at(-1) ?? ''
          forget(key)
          complete({ id, name: file.name, size: file.size })
        },
        onFailed(reason, retryAfter) {
          if (reason === 'gone') transfer.url = null
          fail(retryAfter === null ? refusalSentences[reason] : waitSentence(retryAfter), reason)
        },
      })
    } catch {
      fail(lost, 'unavailable')
    }
    // It was removed before there was anything to stop.
    if (transfers.current.get(key) !== transfer) transfer.stop()
  }

  return {
    pending,
    async add(files: Iterable<File>) {
      // The browser empties its list before the client is loaded.
      const chosen = [...files].map(file => ({ file, key: nextKey.current++ }))
      const before = count + pending.length
      const waiting = chosen.map(each => ({ ...each, sent: 0, fault: null, canRetry: false }))
      setPending(others => [...others, ...waiting])
      for (const { key } of chosen) transfers.current.set(key, { stop: () => {}, url: null })
      const loaded = await load().catch(() => null)
      for (const [at, { key, file }] of chosen.entries()) {
        // It was removed meanwhile.
        if (!transfers.current.has(key)) continue
        const reason = loaded?.refusalOf(file, before + at) ?? null
        if (loaded && reason) change(key, { fault: loaded.refusalSentences[reason] })
        else void send(key, file)
      }
    },
    retry(key: number) {
      const found = pending.find(each => each.key === key)
      transfers.current.get(key)?.stop()
      if (found) void send(key, found.file)
    },
    async remove(key: number) {
      const transfer = transfers.current.get(key)
      forget(key)
      transfer?.stop()
      if (!transfer?.url) return
      const { deleteUpload } = await load()
      await deleteUpload(transfer.url)
    },
  }
}
