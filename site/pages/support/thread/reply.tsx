import * as v from 'valibot'
import { reasonsOf, text } from '../../../../contract/forms/rules.ts'
import type { NotTaken } from '../../../frame/sending/answer.ts'
import type { SendingCopy } from '../../../frame/sending/copy/shape.ts'
import { SendForm } from '../../../frame/sending/send-form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { ThreadCopy } from './copy/shape.ts'
import styles from './thread.module.css'

export interface ReplyProps {
  readonly copy: ThreadCopy
  readonly sending: SendingCopy
  readonly answer: NotTaken | undefined
}

const schema = v.object({ text: text(5000) })

/** The sender adds something. */
export function Reply({ copy: { reply }, sending, answer }: ReplyProps) {
  return (
    <section className={styles.reply}>
      <h2>{reply.title}</h2>
      <p>{reply.text}</p>
      <SendForm
        copy={sending}
        prefix="reply"
        labels={{ text: reply.label }}
        check={form => reasonsOf(schema, { text: form.get('text') ?? '' })}
        answer={answer}
        submit={reply.submit}
      >
        {(field, typed) => (
          <>
            <input type="hidden" name="intent" value="reply" />
            <TextArea
              {...field('text')}
              label={reply.label}
              defaultValue={String(typed.text ?? '')}
              maxLength={5000}
              required
            />
          </>
        )}
      </SendForm>
    </section>
  )
}
