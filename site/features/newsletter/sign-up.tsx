import { newsletterTags } from '../../../contract/newsletter-tags.ts'
import { CheckList } from '../../../ui/form/check-list.tsx'
import { Form, FormButtons, FormErrors } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { CaptchaFields } from '../../../ui/submission/captcha/captcha-fields.tsx'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import type { SentForm } from '../../../ui/submission/use-form.ts'
import { link } from '../../language/link.ts'
import { ConsentText } from '../forms/consent-text.tsx'
import type { NewsletterData } from './load-newsletter.ts'
import styles from './sign-up.module.css'

interface SignUpProps extends NewsletterData {
  readonly form: SentForm
  readonly noScriptToken: string | undefined
}

/** The submission of the form; without scripts it posts to a page of its own. */
export const signUpForm = (
  { copy, sending, locale }: NewsletterData,
  rejection: FormRejection | undefined,
) => ({
  copy: sending,
  prefix: 'newsletter',
  action: link(locale, '/newsletter'),
  labels: { email: copy.email, tags: copy.subjects },
  loadRules: async () => (await import('./read-sign-up.ts')).checkSignUp,
  captcha: 'admin' as const,
  rejection,
})

/** An address, what to write about, and the button. */
export function SignUp({ copy, sending, locale, form, noScriptToken }: SignUpProps) {
  return (
    <Form form={form} action={link(locale, '/newsletter')}>
      <FormErrors />
      <TextInput name="email" type="email" autoComplete="email" maxLength={254} required />
      <details className={styles.subjects}>
        <summary>{copy.subjects}</summary>
        <CheckList
          name="tags"
          label={<span className="visually-hidden">{copy.subjects}</span>}
          help={copy.subjectsHelp}
          options={newsletterTags.map(id => ({ id, title: copy.tags[id] }))}
        />
      </details>
      <p className={styles.small}>
        <ConsentText text={copy.privacy} links={copy} locale={locale} />
      </p>
      <CaptchaFields copy={sending} noScriptToken={noScriptToken} />
      <FormButtons>
        <SubmitButton>{copy.submit}</SubmitButton>
      </FormButtons>
    </Form>
  )
}
