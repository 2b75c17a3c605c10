import { useState } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { ActionButton } from '../../../ui/action.tsx'
import type { AttachmentCounts } from '../../features/attachments/attached-file.ts'
import { Attachments } from '../../features/attachments/attachments.tsx'
import type { AttachmentsCopy } from '../../features/attachments/copy/en.ts'

const none: AttachmentCounts = { uploading: 0, failed: 0, complete: 0 }

/** The attachment field in its own form, with its reported state. */
export function AttachmentsBench({ copy, locale }: { copy: AttachmentsCopy; locale: Locale }) {
  const [counts, setCounts] = useState(none)
  const [sent, setSent] = useState('nothing yet')
  return (
    <form
      aria-label="Attachments"
      onSubmit={event => {
        event.preventDefault()
        setSent(new FormData(event.currentTarget).getAll('uploads').join(' '))
      }}
    >
      <Attachments id="files" draft="workbench" copy={copy} locale={locale} onChange={setCounts} />
      <output>
        {counts.uploading} uploading, {counts.failed} failed, {counts.complete} complete
      </output>
      <ActionButton small type="submit">
        Send
      </ActionButton>
      <output>Sent: {sent}</output>
    </form>
  )
}
