import { formatBytes } from '../../../../ui/language/format-bytes.ts'
import { type AttachedFile, knownFiles } from '../../../features/attachments/attached-file.ts'
import { failureMessage } from '../../../features/attachments/file-messages.ts'
import { useAnnouncements } from '../../../features/attachments/use-announcements.ts'
import { useAttachments } from '../../../features/attachments/use-attachments.ts'
import type { FieldsProps } from './step.tsx'

/**
 * The files of the answers as the last step shows them: a line for each, also for those that have failed or are on their way, the
 * ids that go along, what arrived late among them, and what a screen reader is told of changes.
 */
export function useCheckedFiles(
  { attachments, locale, draft, files }: Pick<FieldsProps, 'attachments' | 'locale' | 'draft' | 'files'>,
  uploads: readonly string[],
) {
  const known = knownFiles(files)
  const attached = useAttachments(draft ?? 'request', known)
  const { files: listed } = attached
  const announcement = useAnnouncements(attached, attachments, locale)
  const all = [...known.filter(({ id }) => !listed.some(file => file.id === id)), ...listed]
  const describe = (file: AttachedFile): string => {
    const { name, size, state } = file
    const line = size === null ? name : `${name}, ${formatBytes(size, locale)}`
    if (state === 'complete') return line
    return `${line} · ${attachments[state]} ${failureMessage(file, attachments, locale)}`.trim()
  }
  const arrived = all.flatMap(({ state, id }) => (state === 'complete' && id !== null ? [id] : []))
  return { lines: all.map(describe), ids: [...new Set([...uploads, ...arrived])], announcement }
}
