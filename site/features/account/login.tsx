import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { User } from '../../../contract/user.ts'
import { readForm } from '../../form/read-form.ts'
import type { PagePath } from '../../language/link.ts'
import { entranceAddress } from '../../request/return-page.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { alerts } from '../alerts/alert-queue.ts'
import { askGallery, limitedText } from './ask-gallery.ts'
import type { AccountCopy } from './copy/shape.ts'
import { sentencesOf } from './field-errors.ts'
import styles from './forms.module.css'
import { loginForm } from './login-form.ts'
import { PasskeyLogin } from './passkey-login.tsx'

type Errors = Readonly<Record<string, readonly string[]>>

export interface LoginProps {
  readonly copy: AccountCopy
  readonly locale: Locale
  readonly forgotten: string
  /** On the page: where the log-in leads. */
  readonly to?: PagePath
  /** What a page without scripts comes back with. */
  readonly before?: { readonly username: string; readonly errors: Errors } | undefined
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
export function Login({ copy, locale, forgotten, to, before, first, onDone, onRegister }: LoginProps) {
  const { login, form } = copy
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<Errors>(before?.errors ?? {})
  const password = useRef<HTMLInputElement>(null)

  const [failures, setFailures] = useState(0)
  // Once the fields can have the focus again, which is when they have been shown so.
  useEffect(() => {
    if (failures === 0) return
    password.current?.focus()
    password.current?.select()
  }, [failures])

  function fail(next: Errors) {
    setErrors(next)
    setPending(false)
    setFailures(count => count + 1)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const { values, reasons, good } = readForm(loginForm, new FormData(event.currentTarget))
    if (!good) {
      setErrors(sentencesOf(reasons, form))
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${Object.keys(reasons)[0]}"]`)?.focus()
      return
    }
    setPending(true)
    try {
      const { username, password } = values
      const reply = await askGallery<Answer>('POST', '/session', { username, password, lang: locale }, locale)
      const { status, answer } = reply
      if (answer.success && answer.user) return onDone(answer.user)
      console.warn(`Log-in refused (${status})`)
      fail({ whole: [status === 429 ? limitedText(form, reply, locale) : login.failed] })
    } catch (error) {
      console.warn(String(error))
      setPending(false)
      void alerts.show({ ...form.failure, type: 'error', dismissable: true })
    }
  }

  return (
    <form
      method="post"
      action={entranceAddress(locale, '/login', to)}
      className={styles.form}
      data-hydrate-now
      onSubmit={submit}
      noValidate
    >
      {errors.whole && (
        <ErrorSummaryOfLogin heading={form.errors} sentences={errors.whole} quiet={before === undefined} />
      )}
      <fieldset className={styles.fields} disabled={pending}>
        <Field
          {...(first && { ref: first })}
          id="login-username"
          name="username"
          label={login.username}
          defaultValue={before?.username}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          errors={errors.username}
          errorLabel={form.error}
        />
        <Field
          ref={password}
          id="login-password"
          name="password"
          type="password"
          label={login.password}
          autoComplete="current-password"
          required
          maxLength={128}
          errors={errors.password}
          errorLabel={form.error}
        />
        <a className={styles.forgotten} href={forgotten}>
          {login.forgotten}
        </a>
        <SubmitButton pending={pending} pendingLabel={login.submitting}>
          {login.submit}
        </SubmitButton>
        <PasskeyLogin
          copy={login}
          locale={locale}
          onDone={onDone}
          onFailed={sentence => fail({ whole: [sentence] })}
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
    </form>
  )
}

/** In the dialog the password has the focus after a failure, as it is specified; on a page the summary takes it. */
function ErrorSummaryOfLogin(props: { heading: string; sentences: readonly string[]; quiet: boolean }) {
  const [sentence = ''] = props.sentences
  if (!props.quiet)
    return <ErrorSummary heading={props.heading} errors={[{ field: 'login-password', text: sentence }]} />
  return (
    <p className={styles.failure} role="alert">
      {sentence}
    </p>
  )
}
