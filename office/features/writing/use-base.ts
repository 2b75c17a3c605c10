import { useEffect, useState } from 'react'
import type { EntryView } from '../../../contract/office/content-text.ts'
import { announceSaved } from '../content/saved-channel.ts'
import type { Base } from './text-to-write.ts'

/**
 * The base of the next save. Only what was saved here, `ownRevision`, moves it: what somebody else has saved since is a
 * conflict.
 */
export function useBase(start: Base, view: EntryView, ownRevision: string | null): Base {
  const [base, setBase] = useState(start)
  const isOwn = ownRevision !== null && ownRevision === view.draft?.id
  if (isOwn && base.version !== view.version)
    setBase({ version: view.version, basedOn: ownRevision, live: view.live?.id ?? '' })
  const { path } = view.entry
  useEffect(() => {
    if (ownRevision !== null) announceSaved(path)
  }, [ownRevision, path])
  return base
}
