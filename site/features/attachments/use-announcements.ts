import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { AttachmentLimits } from '../../../contract/uploads.ts'
import { interpolate } from '../../../ui/language/format.ts'
import type { AttachedFile } from './attached-file.ts'
import type { AttachmentsCopy } from './copy/en.ts'
import { announcementOf } from './file-messages.ts'

/** The live region's text for changes of the list, without progress. */
export function useAnnouncements(
  { files, isHere }: { readonly files: readonly AttachedFile[]; readonly isHere: boolean },
  copy: AttachmentsCopy,
  locale: Locale,
  limits?: AttachmentLimits,
): string {
  const before = useRef<readonly AttachedFile[] | null>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    // The hydrated list repeats the server-rendered files under other keys.
    if (!isHere) return
    const old = before.current
    before.current = files
    // The initial list is part of the page and not announced.
    if (old === null) return
    const changed = files.filter(file => old.find(({ key }) => key === file.key)?.state !== file.state)
    const removed = old.filter(({ key }) => !files.some(file => file.key === key))
    const said = [
      ...removed.map(({ name }) => interpolate(copy.removed, { name })),
      ...changed.map(file => announcementOf(file, copy, locale, limits)),
    ]
    if (said.length > 0) setAnnouncement(said.join(' '))
  }, [files, isHere, copy, locale, limits])
  return announcement
}
