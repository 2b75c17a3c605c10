import { knownFiles } from '../../../features/attachments/attached-file.ts'
import { Attachments } from '../../../features/attachments/attachments.tsx'
import type { FieldsProps } from './step.tsx'

/** Files to go with it. Without scripts, those that did not arrive are named, and the next press goes on without them. */
export default function FilesField({
  copy,
  attachments,
  unfinished,
  locale,
  draft,
  files,
  answer,
}: FieldsProps) {
  const failed = answer?.failedFiles ?? []
  return (
    <>
      {failed.length > 0 && (
        <p>
          {unfinished.failed.message} {copy.again}
        </p>
      )}
      <Attachments
        draft={draft ?? 'request'}
        copy={attachments}
        locale={locale}
        known={knownFiles(files, failed)}
      />
    </>
  )
}
