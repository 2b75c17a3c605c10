import { type FormEvent, type RefObject, useState } from 'react'
import { Link } from 'react-router'
import type { FieldErrors } from '../../../contract/gallery.ts'
import { isCjk, type Locale } from '../../../contract/locale.ts'
import type { User } from '../../../contract/user.ts'
import { readForm } from '../../form/read-form.ts'
import { link, type PagePath } from '../../language/link.ts'
import { entranceAddress } from '../../request/return-page.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Check, Field } from '../../ui/form/field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { alerts } from '../alerts/alert-queue.ts'
import { reportGoal } from '../analytics/report-goal.ts'
import { proofIn } from '../forms/answer.ts'
import { CaptchaFields } from '../forms/captcha-fields.tsx'
import { useCaptchaToken } from '../forms/use-captcha-token.ts'
import { askGallery, limitedText } from './ask-gallery.ts'
import type { AccountCopy } from './copy/shape.ts'
import type { AccountData } from './dialogs-data.ts'
import { listErrors, sentencesOf } from './field-errors.ts'
import styles from './forms.module.css'
import { registerFields, registerForm } from './register-form.ts'

export interface RegisterProps {
  readonly copy: AccountCopy
  readonly locale: Locale
  readonly proof: AccountData['proof']
  /** On the page: where it leads afterwards. */
  readonly to?: PagePath
  /** On the page: the proof of who runs no scripts. */
  readonly patience?: string
  /** What a page without scripts comes back with: never the passwords. */
  readonly before?:
    | { readonly values: Readonly<Record<string, string>>; readonly errors: FieldErrors }
    | undefined
  /** The account is made; nobody when its address had one already, which is for its owner alone to know. */
  readonly onCreated: (created: { readonly email: string; readonly user: User | null }) => void
  /** In the dialog: what has the focus first. */
  readonly first?: RefObject<HTMLInputElement | null>
  readonly onLogin?: () => void
}

interface Answer {
  readonly data?: { readonly success: boolean; readonly user?: User; readonly errors?: FieldErrors }
}

/** The registration: the same form in the dialog, on the page, and where no scripts run. */
export function Register(props: RegisterProps) {
  const { copy, locale, proof, to, patience, before, first, onCreated, onLogin } = props
  const { register, form } = copy
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(before?.errors ?? {})
  const person = useCaptchaToken('gallery')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const typed = new FormData(event.currentTarget)
    const { values, reasons, good } = readForm(registerForm, typed)
    if (!good) return setErrors(sentencesOf(reasons, form))
    setPending(true)
    const proved = await person.take().catch((error: unknown) => void console.warn(String(error)))
    if (proved === undefined) setErrors({ captcha: [proof.failed] })
    else {
      typed.set('captcha', proved)
      await send({ ...values, terms: true, lang: locale }, proofIn(typed))
    }
    setPending(false)
  }

  async function send(body: Readonly<Partial<Record<string, string | boolean>>>, captcha: string) {
    try {
      const reply = await askGallery<Answer>('POST', '/users', { ...body, captcha }, locale)
      const { status, answer } = reply
      if (answer.data?.success) {
        reportGoal('registered')
        return onCreated({ email: String(body.email), user: answer.data.user ?? null })
      }
      const whole = [status === 429 ? limitedText(form, reply, locale) : form.failure.message]
      setErrors(answer.data?.errors ?? { whole })
    } catch (error) {
      console.warn(String(error))
      // An answer that got lost is given again to the same registration with the same proof.
      person.giveBack(captcha)
      void alerts.show({ ...form.failure, type: 'error', dismissable: true })
    }
  }

  const listed = listErrors(
    errors,
    { prefix: 'register', fields: registerFields, labels: { ...register, terms: register.termsLabel } },
    form,
  )
  const whole = [...(errors.whole ?? []), ...(errors.captcha ?? [])].slice(0, 1)
  const shown = [...whole.map(text => ({ text })), ...listed]
  // A form that only has to be sent again holds no errors.
  const isAlmost = shown.every(({ text }) => text === register.oncemore)
  const field = (name: (typeof registerFields)[number]) => ({
    id: `register-${name}`,
    name,
    label: register[name as 'username'],
    defaultValue: before?.values[name],
    errors: errors[name],
    errorLabel: form.error,
    required: true,
  })
  return (
    <form
      method="post"
      action={entranceAddress(locale, '/register', to)}
      className={styles.form}
      data-hydrate-now
      onFocus={person.onFocus}
      onSubmit={submit}
      noValidate
    >
      {shown.length > 0 && <ErrorSummary heading={isAlmost ? form.almost : form.errors} errors={shown} />}
      <fieldset className={styles.fields} disabled={pending}>
        <Field
          {...field('username')}
          {...(first && { ref: first })}
          help={register.usernameHelp}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
        />
        <div className={styles.pair}>
          {namesIn(locale).map(([name, autoComplete]) => (
            <Field key={name} {...field(name)} autoComplete={autoComplete} maxLength={100} />
          ))}
        </div>
        <Field
          {...field('email')}
          type="email"
          help={register.emailHelp}
          autoComplete="email"
          maxLength={254}
        />
        <Field
          {...field('password')}
          type="password"
          help={register.passwordHelp}
          autoComplete="new-password"
          minLength={4}
          maxLength={128}
        />
        <Field
          {...field('password2')}
          type="password"
          autoComplete="new-password"
          minLength={4}
          maxLength={128}
        />
        <Field {...field('dob')} type="date" autoComplete="bday" min="1900-01-01" />
        <Check
          {...field('terms')}
          defaultValue={undefined}
          defaultChecked={before?.values.terms === 'on'}
          label={<Terms copy={register} locale={locale} />}
        />
        <CaptchaFields copy={proof} prefix="register" patience={patience} />
        <SubmitButton pending={pending} pendingLabel={register.submitting}>
          {register.submit}
        </SubmitButton>
      </fieldset>
      <p className={styles.other}>
        {register.known}{' '}
        <Link
          to={entranceAddress(locale, '/login', to)}
          onClick={event => {
            if (!onLogin) return
            event.preventDefault()
            onLogin()
          }}
        >
          {register.login}
        </Link>
      </p>
    </form>
  )
}

const given = ['firstname', 'given-name'] as const
const family = ['lastname', 'family-name'] as const

/** The family's name comes first in Chinese and in Japanese. */
const namesIn = (locale: Locale) => (isCjk(locale) ? [family, given] : [given, family])

/** The sentence of the box, with its links where the language wants them. */
function Terms({ copy, locale }: { copy: AccountCopy['register']; locale: Locale }) {
  const links = {
    terms: { page: '/terms-conditions', text: copy.termsLink },
    privacy: { page: '/privacy-policy', text: copy.privacyLink },
  } as const
  return copy.terms.split(/\{(terms|privacy)\}/).map(part => {
    if (part !== 'terms' && part !== 'privacy') return part
    return (
      <Link key={part} to={link(locale, links[part].page)} target="_blank">
        {links[part].text}
      </Link>
    )
  })
}
