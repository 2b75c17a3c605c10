import type { ComponentType } from 'react'
import type { Locale } from '../../../../contract/locale.ts'
import type { SupportCopy } from '../../../../contract/requests/support/copy/en.ts'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import type { FormValues } from '../../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { unbroken } from '../../../../ui/phrases.tsx'
import { CaptchaFields } from '../../../../ui/submission/captcha/captcha-fields.tsx'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import type { AttachmentsCopy } from '../../../features/attachments/copy/en.ts'
import type { FilesCopy } from '../../../features/attachments/files-copy/en.ts'
import { Paper } from '../paper.tsx'
import type { StepAnswer } from './answer-step.ts'
import type { RequestCopy } from './copy/en.ts'
import styles from './request.module.css'
import { type Form as RequestForm, type StepName, steps } from './steps.ts'
import type { Shelf, Suggestion } from './suggest.ts'

interface StepProps {
  readonly copy: RequestCopy
  /** The labels of its fields. */
  readonly asked: SupportCopy
  readonly sending: FormCopy
  readonly attachments: AttachmentsCopy
  readonly unfinished: FilesCopy
  readonly locale: Locale
  readonly form: RequestForm
  readonly step: StepName
  /** Goes along with the form: the cookie may have run out when it is sent. */
  readonly token: string
  /** The token of the draft in the URL; null before there is one. */
  readonly draft: string | null
  /** Whether it is edited from the last step, and leads back there. */
  readonly change: boolean
  readonly answers: FormValues
  readonly answer: StepAnswer | undefined
  readonly visitor: { readonly name: string; readonly email: string } | null
  readonly files: readonly { readonly id: string; readonly name: string; readonly size: number }[]
  /** The handbook of the product that the question is about; null: it has none, or it cannot be had just now. */
  readonly shelf: Shelf | null
  readonly suggestions: readonly Suggestion[]
}

/** The props of a step's fields. */
export interface FieldsProps extends Omit<StepProps, 'answers'> {
  /** The values of the form, posted or from the draft. */
  readonly typed: FormValues
}

async function confirmFiles({ unfinished, draft }: StepProps): Promise<boolean> {
  const { askAboutFiles } = await import('../../../features/attachments/ask-about-files.ts')
  return askAboutFiles(unfinished, draft)()
}

/** One question of the form, on a page of its own. https://design-system.service.gov.uk/patterns/question-pages/ */
export function Step({ Fields, ...props }: StepProps & { readonly Fields: ComponentType<FieldsProps> }) {
  const { copy, asked, sending, form, step, answers, answer } = props
  const { title, lead } = copy.steps[step]
  const isLast = step === 'check'
  const hasFiles = step === 'files' || isLast
  const place = { name: copy.name[form.kind], n: String(steps.indexOf(step) + 1), all: String(steps.length) }
  const sent = useActionForm({
    copy: sending,
    prefix: 'request',
    labels: asked.fields,
    loadRules: async () => {
      const { checkStep, shape } = await import('./check-step.ts')
      return posted => checkStep(step, readFormValues(posted, shape))
    },
    rejection: answer,
    ...(hasFiles && { confirm: () => confirmFiles(props) }),
    captcha: isLast && 'admin',
    leaves: true,
    ...(step === 'files' && { encType: 'multipart/form-data', pendingLabel: sending.uploading }),
  })
  const values = { ...answers, ...sent.values }
  return (
    <Paper
      title={`${unbroken(title)} · ${copy.name[form.kind]}`}
      above={interpolate(copy.place, place)}
      {...(step !== 'product' && { heading: title })}
      {...(lead !== '' && { lead })}
      failed={sent.summary !== null}
    >
      <Form form={{ ...sent, values }}>
        <FormErrors />
        <input type="hidden" name="token" value={props.token} />
        <Fields {...props} typed={values} />
        {isLast && <CaptchaFields copy={sending} noScriptToken={answer?.noScriptToken} />}
        <FormButtons>
          <SubmitButton>{isLast ? copy.send : copy.next}</SubmitButton>
          {step !== 'product' && (
            <button type="submit" name="go" value="back" formNoValidate className={styles.back}>
              {copy.back}
            </button>
          )}
        </FormButtons>
      </Form>
    </Paper>
  )
}
