import type { RefObject } from 'react'
import { Link } from 'react-router'
import type { FieldErrors } from '../../../contract/gallery.ts'
import { isCjk, type Locale } from '../../../contract/locale.ts'
import type { User } from '../../../contract/user.ts'
import { alerts } from '../../../ui/alerts/alert-queue.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Form, FormErrors } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { CaptchaFields } from '../../../ui/submission/captcha/captcha-fields.tsx'
import { captchaTokenIn } from '../../../ui/submission/captcha/captcha-token.ts'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import { useForm } from '../../../ui/submission/use-form.ts'
import type { PagePath } from '../../language/link.ts'
import { entranceAddress } from '../../request/return-page.ts'
import { reportGoal } from '../analytics/report-goal.ts'
import { ConsentText } from '../forms/consent-text.tsx'
import { askGallery, failureOf, limitedText } from './ask-gallery.ts'
import type { LoadedAccountCopy } from './dialogs-data.ts'
import styles from './forms.module.css'
import { readRegistration, registerLabels } from './register-form.ts'

interface RegisterProps {
  readonly copy: LoadedAccountCopy
  readonly locale: Locale
  /** On the page: where it leads afterwards. */
  readonly to?: PagePath
  /** On the page: the captcha token of a browser without scripts. */
  readonly noScriptToken?: string
  /** The values and errors of a form posted without scripts: never the passwords. */
  readonly rejection?: FormRejection | undefined
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
  const { copy, locale, to, noScriptToken, rejection, first, onCreated, onLogin } = props
  const { register, form: formCopy } = copy
  const form = useForm(
    {
      copy: { ...formCopy, oncemore: register.oncemore },
      prefix: 'register',
      labels: registerLabels(copy),
      rejection,
      loadRules: async () => (await import('./register-rules.ts')).checkRegistration,
      captcha: 'gallery',
      pendingLabel: register.submitting,
    },
    { send },
  )

  async function send(values: FormData): Promise<FormRejection | undefined> {
    const registration = readRegistration(values)
    const captcha = captchaTokenIn(values)
    try {
      const body = { ...registration, lang: locale, captcha }
      const reply = await askGallery<Answer>('POST', '/users', body, locale)
      const { status, answer } = reply
      if (answer.data?.success) {
        reportGoal('registered')
        onCreated({ email: registration.email ?? '', user: answer.data.user ?? null })
        return undefined
      }
      const whole = status === 429 ? limitedText(formCopy, reply, locale) : formCopy.failure.message
      return { values: {}, reasons: {}, messages: firstOf(answer.data?.errors ?? { '': [whole] }) }
    } catch (error) {
      console.warn(String(error))
      // An answer that got lost is given again to the same registration with the same token.
      form.giveBackToken(captcha)
      void alerts.show({ ...failureOf(error, formCopy), type: 'error', dismissable: true })
      return undefined
    }
  }

  return (
    <Form
      form={form}
      action={entranceAddress(locale, '/register', to)}
      className={styles.form}
      data-hydrate-now
    >
      <FormErrors />
      <fieldset className={styles.fields} disabled={form.pending}>
        <TextInput
          name="username"
          required
          {...(first && { ref: first })}
          help={register.usernameHelp}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
        />
        <div className={styles.pair}>
          {namesIn(locale).map(([name, autoComplete]) => (
            <TextInput key={name} name={name} required autoComplete={autoComplete} maxLength={100} />
          ))}
        </div>
        <TextInput
          name="email"
          required
          type="email"
          help={register.emailHelp}
          autoComplete="email"
          maxLength={254}
        />
        <TextInput
          name="password"
          required
          type="password"
          help={register.passwordHelp}
          autoComplete="new-password"
          minLength={4}
          maxLength={128}
        />
        <TextInput
          name="password2"
          required
          type="password"
          autoComplete="new-password"
          minLength={4}
          maxLength={128}
        />
        <TextInput name="dob" required type="date" autoComplete="bday" min="1900-01-01" />
        <Checkbox
          name="terms"
          required
          label={<ConsentText text={register.terms} links={register} locale={locale} />}
        />
        <CaptchaFields copy={formCopy} noScriptToken={noScriptToken} />
        <SubmitButton>{register.submit}</SubmitButton>
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
    </Form>
  )
}

const given = ['firstname', 'given-name'] as const
const family = ['lastname', 'family-name'] as const

/** The family's name comes first in Chinese and in Japanese. */
const namesIn = (locale: Locale) => (isCjk(locale) ? [family, given] : [given, family])

/** The first message of each field: the others wait until it is put right. */
export const firstOf = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.slice(0, 1)]))
