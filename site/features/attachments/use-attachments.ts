import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AttachmentLimits } from '../../../contract/uploads.ts'
import type { AttachedFile } from './attached-file.ts'
import { uploadListOf } from './upload-list.ts'

/** The attachments of a draft on any step of its form: the server-rendered ones until hydration, then the upload list. */
export function useAttachments(
  draft: string,
  known: readonly AttachedFile[] = [],
  limits?: AttachmentLimits,
) {
  const list = uploadListOf(draft, limits)
  const [isHere, setHere] = useState(false)
  const files = useSyncExternalStore(list.subscribe, list.files, () => noFiles)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page knows counts once, when it arrives
  useEffect(() => {
    setHere(true)
    void list.restore(known)
  }, [list])
  return { list, files: isHere ? files : known, isHere }
}

const noFiles: readonly AttachedFile[] = []
