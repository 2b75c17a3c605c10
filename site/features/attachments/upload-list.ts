import { type AttachmentLimits, uploadsPath } from '../../../contract/uploads.ts'
import type { AttachedFile } from './attached-file.ts'
import { defaultLimits } from './file-messages.ts'
import { deleteStoredFile, listStoredFiles, onStoreClosed, storeFile } from './stored-files.ts'

/** The attachments of a form's draft, which upload across steps of the form and navigation. */
interface UploadList {
  readonly files: () => readonly AttachedFile[]
  subscribe(listener: () => void): () => void
  /** Restores the draft's files from the page and from IndexedDB, and resumes their uploads. Later calls do nothing. */
  restore(known: readonly AttachedFile[]): Promise<void>
  add(files: Iterable<File>): void
  /** Whether a file has failed that the sender has not agreed to omit. */
  hasNewFailures(): boolean
  /** Records that the sender omits the files that have failed so far. */
  omitFailed(): void
  /** Whether a retry can help and the file is still available. */
  canRetry(file: AttachedFile): boolean
  retry(key: string): void
  remove(key: string): void
  /** Empties the list after the form was sent, and deletes the stored files. */
  clear(): void
  /** Aborts all uploads and empties the list without writing to storage. */
  drop(): void
}

/** What uploads comes with the first file. */
const loadUploading = () => import('../../../ui/submission/send-file.ts')

/** null when the upload does not exist, undefined when nobody can say so. */
const find = (id: string) =>
  loadUploading()
    .then(({ findUpload }) => findUpload(id))
    .catch(() => undefined)

const noFiles: readonly AttachedFile[] = []
const lists = new Map<string, UploadList>()

/** The list of a draft, one per draft, within the limits of its field. */
export function uploadListOf(draft: string, limits: AttachmentLimits = defaultLimits): UploadList {
  const known = lists.get(draft)
  if (known) return known
  const list = createUploadList(draft, limits)
  // On the server drafts of all visitors are rendered, so nothing is stored.
  if (typeof document !== 'undefined') lists.set(draft, list)
  return list
}

onStoreClosed(() => {
  for (const list of lists.values()) list.drop()
})

function createUploadList(draft: string, limits: AttachmentLimits): UploadList {
  let files = noFiles
  let restored = false
  /** Each file with its upload's URL and abort function. */
  const bodies = new Map<string, { readonly file: File; url: string | null; stop: () => void; at: number }>()
  const listeners = new Set<() => void>()
  /** Keys of failed files that the sender omits. */
  const omitted = new Set<string>()

  function show(next: readonly AttachedFile[]) {
    files = next
    for (const listener of listeners) listener()
  }
  const change = (key: string, facts: Partial<AttachedFile>) =>
    show(files.map(file => (file.key === key ? { ...file, ...facts } : file)))
  const isHere = (key: string) => files.some(file => file.key === key)
  const stateOf = (key: string) => files.find(file => file.key === key)?.state

  async function send(key: string) {
    const body = bodies.get(key)
    if (!body) return
    const { file } = body
    change(key, { state: 'uploading', reason: null, retryAfter: null })
    const facts = { key, draft, name: file.name, size: file.size, at: body.at }
    await storeFile({ ...facts, file, url: body.url })
    const stop = await loadUploading()
      .then(({ sendFile }) =>
        sendFile(file, body.url, {
          onUrl(url) {
            body.url = url
            change(key, { id: idOf(url) })
            if (isHere(key)) storeFile({ ...facts, file, url })
          },
          onProgress: sent => change(key, { sent }),
          onChunkAccepted() {
            if (stateOf(key) === 'failed') change(key, { state: 'uploading', reason: null })
          },
          onStuck: () => change(key, { state: 'failed', reason: 'unavailable' }),
          onComplete() {
            bodies.delete(key)
            change(key, { state: 'complete', sent: file.size, reason: null })
            if (isHere(key)) storeFile({ ...facts, file: null, url: body.url })
          },
          onFailed(reason, retryAfter) {
            // The upload no longer exists on the server.
            if (reason === 'gone') body.url = null
            change(key, { state: 'failed', reason, retryAfter })
            if (reason !== 'unavailable' && isHere(key)) deleteStoredFile(key)
          },
        }),
      )
      .catch(() => {
        change(key, { state: 'failed', reason: 'unavailable' })
        return () => {}
      })
    body.stop = stop
    // The file was removed before the upload could be aborted.
    if (!isHere(key)) stop()
  }

  function take(file: File, key: string, url: string | null, at: number) {
    const reason = refusalOf(file)
    // In a field for one file, another takes its place.
    if (limits.files === 1 && reason === null) for (const { key } of files) remove(key)
    const state = reason ? 'failed' : 'uploading'
    const id = url === null ? null : idOf(url)
    show([...files, { key, name: file.name, size: file.size, state, sent: 0, id, reason }])
    if (reason) return
    bodies.set(key, { file, url, stop: () => {}, at })
    void send(key)
  }

  function refusalOf({ name, size }: File): AttachedFile['reason'] {
    const room = files.filter(({ reason }) => reason !== 'count').length < limits.files
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
    if (limits.endings && !limits.endings.includes(ending)) return 'type'
    if (!room && limits.files > 1) return 'count'
    return size > limits.bytes ? 'size' : size === 0 ? 'empty' : null
  }

  function remove(key: string) {
    const body = bodies.get(key)
    const id = files.find(file => file.key === key)?.id
    body?.stop()
    bodies.delete(key)
    show(files.filter(file => file.key !== key))
    deleteStoredFile(key)
    if (id)
      void loadUploading().then(
        ({ deleteUpload }) => deleteUpload(`${uploadsPath}/${id}`),
        () => {},
      )
  }

  function drop() {
    for (const { stop } of bodies.values()) stop()
    bodies.clear()
    show(noFiles)
    lists.delete(draft)
  }

  return {
    files: () => files,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async restore(known) {
      if (restored) return
      restored = true
      show([...known, ...files])
      for (const { key, file, url, name, size, at } of await listStoredFiles(draft)) {
        if (isHere(key) || (url && files.some(({ id }) => id === idOf(url)))) continue
        if (file) take(file, key, url, at)
        else if (url && (await find(idOf(url))) === null) deleteStoredFile(key)
        else if (url)
          show([...files, { key, name, size, state: 'complete', sent: size, id: idOf(url), reason: null }])
      }
    },
    add(chosen) {
      let at = Date.now()
      for (const file of chosen) take(file, crypto.randomUUID(), null, at++)
    },
    canRetry: ({ key, state, reason }) =>
      state === 'failed' && (reason === 'unavailable' || reason === 'gone') && bodies.has(key),
    retry(key) {
      // A stuck upload is still retrying.
      bodies.get(key)?.stop()
      omitted.delete(key)
      void send(key)
    },
    hasNewFailures: () => files.some(({ key, state }) => state === 'failed' && !omitted.has(key)),
    omitFailed() {
      for (const { key, state } of files) if (state === 'failed') omitted.add(key)
    },
    remove,
    clear() {
      for (const { key } of files) deleteStoredFile(key)
      drop()
    },
    drop,
  }
}

const idOf = (url: string): string => url.split('/').at(-1) ?? ''
