import type { RefObject } from 'react'
import type { StoredFile } from '../../../../../contract/office/request-view.ts'
import { pathOfRequest } from '../../../../features/request-path.ts'
import { useKeptCopy } from '../../../../features/use-kept-copy.ts'

interface Draft {
  readonly reference: string
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly files: readonly StoredFile[]
  /** When it was kept last; null: there is none. */
  readonly at: string | null
  readonly now: string
}

/** Keeps the draft of a reply on the server. */
export const useDraft = ({ reference, text, files, at, now }: Draft) =>
  useKeptCopy({
    path: `/office${pathOfRequest(reference)}/draft`,
    name: 'Draft',
    subject: 'the request',
    read: () => text.current && { text: text.current.value, uploads: files.map(({ id }) => id) },
    at,
    now,
  })
