import { useEffect } from 'react'
import * as v from 'valibot'
import { reasonsOf, text } from '../../../../contract/forms/rules.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import { askAboutFiles } from '../../../features/attachments/ask-about-files.ts'
import { knownFiles } from '../../../features/attachments/attached-file.ts'
import { Attachments } from '../../../features/attachments/attachments.tsx'
import type { AttachmentsCopy } from '../../../features/attachments/copy/en.ts'
import type { FilesCopy } from '../../../features/attachments/files-copy/en.ts'
import { uploadListOf } from '../../../features/attachments/upload-list.ts'
import type { ThreadAnswer } from './answer-thread.ts'
import type { ThreadCopy } from './copy/en.ts'
import styles from './thread.module.css'

interface ReplyProps {
  readonly copy: ThreadCopy
  readonly sending: FormCopy
  readonly attachments: AttachmentsCopy
  readonly unfinished: FilesCopy
  readonly locale: Locale
  readonly reference: string
  readonly token: string
  /** Whether the reply was just sent. */
  readonly sent: boolean
  readonly answer: ThreadAnswer | undefined
}

const schema = v.object({ text: text(5000) })

/** The sender adds something. */
export function Reply(props: ReplyProps) {
  const { copy, sending, attachments, unfinished, locale, reference, token, sent, answer } = props
  const { reply } = copy
  const draft = `reply ${reference}`
  useEffect(() => {
    // The files belong to the request now.
    if (sent) uploadListOf(draft).clear()
  }, [sent, draft])
  const form = useActionForm({
    copy: sending,
    prefix: 'reply',
    labels: { text: reply.label, uploads: copy.files },
    validate: posted => reasonsOf(schema, { text: posted.get('text') ?? '' }),
    rejection: answer,
    confirm: askAboutFiles(unfinished, draft),
    encType: 'multipart/form-data',
  })
  return (
    <section className={styles.reply}>
      <h2>{reply.title}</h2>
      <p>{reply.text}</p>
      <Form form={form}>
        <FormErrors />
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="token" value={token} />
        <TextArea name="text" maxLength={5000} required />
        <Attachments
          draft={draft}
          copy={attachments}
          locale={locale}
          known={knownFiles(answer?.files ?? [], answer?.failedFiles)}
        />
        <FormButtons>
          <SubmitButton>{reply.submit}</SubmitButton>
        </FormButtons>
      </Form>
    </section>
  )
}
