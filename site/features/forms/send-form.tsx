import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import type { Reason, Reasons } from '../../../contract/forms/rules.ts'
import type { FormValues } from '../../form/read-form-values.ts'
import { formatWait, interpolate } from '../../language/format.ts'
import { readPath } from '../../language/link.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { alerts } from '../alerts/alert-queue.ts'
import type { FormRejection } from './answer.ts'
import { CaptchaFields } from './captcha-fields.tsx'
import type { SendingCopy } from './copy/shape.ts'
import styles from './send-form.module.css'
import { useCaptchaToken } from './use-captcha-token.ts'

/** What a field of the form is given. */
export interface FieldProps {
  readonly id: string
  readonly name: string
  readonly errors: readonly string[] | undefined
  readonly errorLabel: string
}

export interface SendFormProps {
  readonly copy: SendingCopy
  /** Before the ids of its fields. */
  readonly prefix: string
  /** Its fields in their order, with what they are called in a list of errors. */
  readonly labels: Readonly<Record<string, string>>
  /** What is wrong with what stands in it, before it is sent. */
  readonly check: (form: FormData) => Reasons
  /** What came back of it, if it came back. */
  readonly answer: FormRejection | undefined
  readonly submit: string
  /** 'Sending...' when it is not given. */
  readonly submitting?: string
  /** It ends something: a proof that a person sends goes with it. */
  readonly proven?: boolean
  /** Asked before it is sent: false keeps it. */
  readonly before?: () => Promise<boolean>
  readonly action?: string
  /** Sends it in place of a navigation: by a fetcher, which leaves the page where it is. */
  readonly send?: (form: FormData) => Promise<void>
  /** `send` is under way. */
  readonly busy?: boolean
  readonly encType?: 'multipart/form-data'
  /** Hears whether something has to be put right: the title of the page says so as well. */
  readonly onFaults?: (areThere: boolean) => void
  /** Once it is taken another page is shown, from its top. */
  readonly leaves?: boolean
  /** Beside the button. */
  readonly beside?: ReactNode
  readonly children: (field: (name: string) => FieldProps, typed: FormValues) => ReactNode
}

const shortestMs = 200

/**
 * A form that is checked, proven and sent; without scripts it posts as browsers do, and stands there again with what
 * was typed. https://design-system.service.gov.uk/patterns/validation/
 */
export function SendForm(props: SendFormProps) {
  const { copy, prefix, labels, check, answer, submit, proven = false, action, encType, children } = props
  const go = useSubmit()
  const navigation = useNavigation()
  const { locale } = readPath(useLocation().pathname)
  const [preparing, setPreparing] = useState(false)
  const [found, setFound] = useState<Reasons | null>(null)
  const proof = useCaptchaToken('admin', proven)
  const pending = preparing || (props.send ? props.busy === true : navigation.state === 'submitting')
  const reasons = found ?? answer?.reasons ?? {}

  // An answer is newer than what was found here before it was sent.
  useEffect(() => {
    setFound(null)
    if (answer?.fault !== 'failure') return
    const failed = { title: copy.failedTitle, message: copy.failed }
    void alerts.show({ ...failed, type: 'error', dismissable: true })
  }, [answer, copy.failedTitle, copy.failed])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const target = event.currentTarget
    // A button that asks for no check, as those for going back and for saving, comes along with its name.
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(target, submitter)
    const isUnchecked = submitter instanceof HTMLButtonElement && submitter.formNoValidate
    const wrong = isUnchecked ? {} : check(form)
    setFound(wrong)
    if (Object.keys(wrong).length > 0) return
    setPreparing(true)
    try {
      if (!isUnchecked) {
        if (props.before && !(await props.before())) return
        const [proved] = await Promise.all([proof.take(), shortly()])
        if (proven) form.set('captcha', proved)
      }
      if (props.send) return await props.send(form)
      await go(form, {
        method: 'post',
        preventScrollReset: !props.leaves,
        ...(action && { action }),
        ...(encType && { encType }),
      })
    } catch (error) {
      console.warn(String(error))
      setFound({ captcha: 'captcha' })
    } finally {
      setPreparing(false)
    }
  }

  const sentence = (field: string, reason: Reason) =>
    field === 'captcha' && answer?.patience ? copy.oncemore : copy.reasons[reason]
  const order = [...Object.keys(labels), 'captcha']
  const listed = order.flatMap(field => {
    const reason = reasons[field]
    if (!reason) return []
    const error = sentence(field, reason)
    const label = labels[field]
    return [
      label === undefined
        ? { text: error }
        : { field: `${prefix}-${field}`, text: interpolate(copy.listed, { label, error }) },
    ]
  })
  const whole =
    answer?.fault && !found
      ? [
          {
            text:
              answer.fault === 'limited'
                ? interpolate(copy.limited, { when: formatWait(answer.retryAfter ?? null, locale) })
                : copy.failed,
          },
        ]
      : []
  const shown = [...whole, ...listed]
  // A form that only has to be sent again holds no errors.
  const isAlmost = shown.length === 1 && reasons.captcha !== undefined && answer?.patience !== undefined
  const { onFaults } = props
  const isFaulty = shown.length > 0
  useEffect(() => onFaults?.(isFaulty), [onFaults, isFaulty])
  const field = (name: string): FieldProps => ({
    id: `${prefix}-${name}`,
    name,
    errors: reasons[name] && [sentence(name, reasons[name])],
    errorLabel: copy.error,
  })
  return (
    <form
      method="post"
      className={styles.form}
      noValidate
      onFocus={proof.onFocus}
      onSubmit={onSubmit}
      {...(action && { action })}
      {...(encType && { encType })}
    >
      {isFaulty && <ErrorSummary heading={isAlmost ? copy.almost : copy.errors} errors={shown} />}
      {children(field, answer?.typed ?? {})}
      {proven && <CaptchaFields {...{ copy, prefix }} patience={answer?.patience} />}
      <div className={styles.buttons}>
        <SubmitButton pending={pending} pendingLabel={props.submitting ?? copy.sending}>
          {submit}
        </SubmitButton>
        {props.beside}
      </div>
    </form>
  )
}

/** A button that shows that it works shows it long enough to be seen. */
const shortly = () => new Promise(resolve => setTimeout(resolve, shortestMs))
