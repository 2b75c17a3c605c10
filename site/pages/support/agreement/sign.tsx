import type { FormRejection } from '../../../features/forms/answer.ts'
import type { SendingCopy } from '../../../features/forms/copy/shape.ts'
import { SendForm } from '../../../features/forms/send-form.tsx'
import { interpolate } from '../../../language/format.ts'
import { Check, Field } from '../../../ui/form/field.tsx'
import styles from './agreement.module.css'
import type { AgreementCopy } from './copy/shape.ts'
import { checkSigning } from './read-signing.ts'

export interface SignProps {
  readonly copy: AgreementCopy['sign']
  readonly sending: SendingCopy
  readonly token: string
  /** Who signed, and when; null while nobody has. */
  readonly signature: { readonly name: string; readonly date: string } | null
  readonly answer: FormRejection | undefined
}

/** The place for a name, or the name that stands there. */
export function Sign({ copy, sending, token, signature, answer }: SignProps) {
  return (
    <section className={styles.sign}>
      <h2>{copy.title}</h2>
      {signature ? (
        <p>{interpolate(copy.signed, signature)}</p>
      ) : (
        <>
          <p>{copy.text}</p>
          <SendForm
            copy={sending}
            prefix="sign"
            labels={copy.labels}
            check={checkSigning}
            answer={answer}
            submit={copy.submit}
          >
            {(field, typed) => (
              <>
                <input type="hidden" name="token" value={token} />
                <Field
                  {...field('name')}
                  defaultValue={String(typed.name ?? '')}
                  label={copy.labels.name}
                  autoComplete="name"
                  maxLength={100}
                  required
                />
                <Check
                  {...field('agreed')}
                  defaultChecked={typed.agreed === 'on'}
                  label={copy.agreed}
                  required
                />
              </>
            )}
          </SendForm>
        </>
      )}
    </section>
  )
}
