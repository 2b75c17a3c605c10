import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { User } from '../../../contract/user.ts'
import { alerts } from '../../../ui/alerts/alert-queue.ts'
import { Form, FormErrors } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../ui/submission/form-values.ts'
import { useForm } from '../../../ui/submission/use-form.ts'
import type { PagePath } from '../../language/link.ts'
import { entranceAddress } from '../../request/return-page.ts'
import { askGallery, failureOf, limitedText } from './ask-gallery.ts'
import type { LoadedAccountCopy } from './dialogs-data.ts'
import styles from './forms.module.css'
import { loginShape } from './login-form.ts'
import { PasskeyLogin } from './passkey-login.tsx'

interface LoginProps {
  readonly copy: LoadedAccountCopy
  readonly locale: Locale
  readonly forgotten: string
  /** On the page: where the log-in leads. */
  readonly to?: PagePath
  /** The values and errors of a form posted without scripts. */
  readonly rejection?: FormRejection | undefined
  /** In the dialog: what has the focus first. */
  readonly first?: RefObject<HTMLInputElement | null>
  readonly onDone: (user: User) => void
  /** In the dialog, the other dialog opens; on the page the link is one. */
  readonly onRegister?: () => void
}

interface Answer {
  readonly success: boolean
  readonly user?: User
}

/** The log-in: the same form in the dialog, on the page, and where no scripts run. */
export function Login({ copy, locale, forgotten, to, rejection, first, onDone, onRegister }: LoginProps) {
  const { login, form: formCopy } = copy
  const element = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const isRefused = useRef(false)

  const form = useForm(
    {
      copy: formCopy,
      prefix: 'login',
      labels: labelsOf(copy),
      rejection,
      loadRules,
      pendingLabel: login.submitting,
    },
    { send },
  )
  function focusPassword() {
    isRefused.current = false
    password.current?.focus()
    password.current?.select()
  }
  // The fields take the focus again once they are enabled.
  useLayoutEffect(() => {
    if (!form.pending && isRefused.current) focusPassword()
  })

  async function loadRules() {
    const { checkLogin } = await import('./login-rules.ts')
    return (values: FormData) => {
      const reasons = checkLogin(values)
      const [field] = Object.keys(reasons)
      if (field) element.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
      return reasons
    }
  }

  async function send(values: FormData): Promise<FormRejection | undefined> {
    try {
      const body = { ...readFormValues(values, loginShape), lang: locale }
      const reply = await askGallery<Answer>('POST', '/session', body, locale)
      const { status, answer } = reply
      if (answer.success && answer.user) {
        onDone(answer.user)
        return undefined
      }
      console.warn(`Log-in refused (${status})`)
      isRefused.current = true
      return refusedWith(status === 429 ? limitedText(formCopy, reply, locale) : login.failed)
    } catch (error) {
      console.warn(String(error))
      void alerts.show({ ...failureOf(error, formCopy), type: 'error', dismissable: true })
      return undefined
    }
  }

  const [sentence] = form.errors[''] ?? []
  return (
    <Form
      ref={element}
      form={form}
      action={entranceAddress(locale, '/login', to)}
      className={styles.form}
      data-hydrate-now
    >
      {rejection ? (
        <FormErrors />
      ) : (
        // In the dialog the password has the focus after a failure, as it is specified.
        sentence && (
          <p className={styles.failure} role="alert">
            {sentence}
          </p>
        )
      )}
      <fieldset className={styles.fields} disabled={form.pending}>
        <TextInput
          {...(first && { ref: first })}
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
        <TextInput
          ref={password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
        <a className={styles.forgotten} href={forgotten}>
          {login.forgotten}
        </a>
        <SubmitButton>{login.submit}</SubmitButton>
        <PasskeyLogin
          copy={login}
          locale={locale}
          onDone={onDone}
          onFailed={failed => {
            form.reject(refusedWith(failed))
            focusPassword()
          }}
        />
      </fieldset>
      <p className={styles.other}>
        {login.new}{' '}
        <Link
          to={entranceAddress(locale, '/register', to)}
          onClick={event => {
            if (!onRegister) return
            event.preventDefault()
            onRegister()
          }}
        >
          {login.register}
        </Link>
      </p>
    </Form>
  )
}

const refusedWith = (sentence: string): FormRejection => ({
  values: {},
  reasons: {},
  messages: { '': [sentence] },
})

const labelsOf = ({ login }: LoadedAccountCopy) => ({ username: login.username, password: login.password })
