import { type ComponentPropsWithRef, type FormEvent, useEffect, useRef, useState } from 'react'
import type { Reasons } from '../../contract/forms/rules.ts'
import { alerts } from '../alerts/alert-queue.ts'
import type { FormState } from '../form/form-context.ts'
import type { CaptchaService } from './captcha/get-captcha-token.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import { describeRejection, type FormNames, failureIn } from './describe-rejection.ts'
import type { FormRejection } from './form-rejection.ts'
import { type CheckForm, useRules } from './use-rules.ts'

export interface FormOptions extends FormNames {
  /** The server's rejection. */
  readonly rejection: FormRejection | undefined
  /** The client-side validation, before it is sent. */
  readonly validate?: CheckForm
  /** The same, loaded when the form is first focused: for forms on a first screen. */
  readonly loadRules?: () => Promise<CheckForm>
  /** The service whose captcha token goes along; none when it is left out. */
  readonly captcha?: CaptchaService | false
  /** Asked before it is sent: false keeps it. */
  readonly confirm?: () => Promise<boolean>
  /** On the submit button while the form is pending; 'Sending...' by default. */
  readonly pendingLabel?: string
}

interface Transport {
  /** Resolves to a `FormRejection`, where the page does not hear of it otherwise. */
  readonly send: (form: FormData) => Promise<unknown>
  /** Whether it is being sent. */
  readonly busy?: boolean
}

export interface SentForm extends FormState {
  readonly attributes: ComponentPropsWithRef<'form'>
  readonly reject: (rejection: FormRejection) => void
  /** Keeps a captcha token for the next time, where it may not be spent. */
  readonly giveBackToken: (token: string) => void
}

const shortestMs = 200

/**
 * A form that is validated and sent by scripts; without scripts the browser posts it, and it comes back with its rejection.
 * https://design-system.service.gov.uk/patterns/validation/
 */
export function useForm(options: FormOptions, { send, busy = false }: Transport): SentForm {
  const { copy, prefix, labels = {}, rejection, validate, loadRules, captcha = false, confirm } = options
  const [preparing, setPreparing] = useState(false)
  const [found, setFound] = useState<FormRejection | null>(null)
  const token = useCaptcha(captcha)
  const rules = useRules(loadRules)
  const isChecking = useRef(false)
  const pending = preparing || busy

  const fault = rejection?.fault
  const { title, message } =
    fault === undefined || fault === 'limited' ? { title: '', message: '' } : failureIn(copy, fault)
  // The server's answer is newer than what was found in the browser.
  useEffect(() => {
    setFound(null)
    if (rejection && title !== '') void alerts.show({ title, message, type: 'error', dismissable: true })
  }, [rejection, title, message])

  async function check(form: FormData): Promise<Reasons> {
    if (validate) return validate(form)
    isChecking.current = true
    const checkForm = await rules.take()
    isChecking.current = false
    return checkForm(form)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || isChecking.current) return
    // A button that needs no validation (back, save) comes along with its name.
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const isUnchecked = submitter instanceof HTMLButtonElement && submitter.formNoValidate
    const reasons = isUnchecked ? {} : await check(form)
    setFound(rejectionOf(reasons))
    if (Object.keys(reasons).length > 0) return
    setPreparing(true)
    try {
      if (!isUnchecked) {
        if (confirm && !(await confirm())) return
        const [proof] = await Promise.all([token.take(), isShown()])
        if (captcha) form.set('captcha', proof)
      }
      const rejected = await send(form)
      if (isRejection(rejected)) setFound(rejected)
    } catch (error) {
      console.warn(String(error))
      setFound(rejectionOf({ captcha: 'captcha' }))
    } finally {
      setPreparing(false)
    }
  }

  function onFocus() {
    token.onFocus()
    rules.onFocus()
  }

  const described = describeRejection(found ?? rejection, options)
  return {
    ...{ prefix, labels, pending },
    ...described,
    values: rejection?.values ?? {},
    errorLabel: copy.error,
    pendingLabel: options.pendingLabel ?? copy.sending,
    attributes: { noValidate: true, onSubmit, ...((captcha || loadRules) && { onFocus }) },
    reject: setFound,
    giveBackToken: token.giveBack,
  }
}

const isRejection = (answer: unknown): answer is FormRejection =>
  typeof answer === 'object' && answer !== null && 'reasons' in answer

const rejectionOf = (reasons: Reasons): FormRejection => ({ values: {}, reasons })

/** A pending state is shown long enough to be seen. */
const isShown = () => new Promise(resolve => setTimeout(resolve, shortestMs))
