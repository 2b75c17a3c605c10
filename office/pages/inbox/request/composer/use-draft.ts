import type { RefObject } from 'react'
import type { StoredFile } from '../../../../../contract/office/request-view.ts'
import type { CopyPlaces } from '../../../../features/local-copy.ts'
import { useKeptCopy } from '../../../../features/use-kept-copy.ts'

interface Draft extends CopyPlaces {
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly files: readonly StoredFile[]
  /** When it was kept last; null: there is none. */
  readonly at: string | null
  readonly now: string
}

/** Keeps the draft of a reply on the server. */
export const useDraft = ({ path, localKey, text, files, at, now }: Draft) =>
  useKeptCopy({
    path,
    localKey,
    name: 'Draft',
    subject: 'the request',
    read: () => text.current && { text: text.current.value, uploads: files.map(({ id }) => id) },
    at,
    now,
  })
