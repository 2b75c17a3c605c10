import { newsletterTags } from '../../../contract/newsletter.ts'
import { link } from '../../language/link.ts'
import { CheckList } from '../../ui/form/check-list.tsx'
import { Field } from '../../ui/form/field.tsx'
import type { FormRejection } from '../forms/answer.ts'
import { ConsentText } from '../forms/consent-text.tsx'
import { SendForm } from '../forms/send-form.tsx'
import type { NewsletterData } from './load-newsletter.ts'
import { checkSignUp } from './read-sign-up.ts'
import styles from './sign-up.module.css'

export interface SignUpProps extends NewsletterData {
  readonly answer: FormRejection | undefined
  /** In the box it stays where it is; on its own page it goes as forms go. */
  readonly send?: (form: FormData) => Promise<void>
  readonly busy?: boolean
}

/** An address, what to write about, and the button. */
export function SignUp({ copy, sending, locale, answer, send, busy }: SignUpProps) {
  return (
    <SendForm
      copy={sending}
      prefix="newsletter"
      action={link(locale, '/newsletter')}
      labels={{ email: copy.email, tags: copy.subjects }}
      check={checkSignUp}
      answer={answer}
      submit={copy.submit}
      proven
      {...(send && { send, busy: busy === true })}
    >
      {(field, typed) => (
        <>
          <Field
            {...field('email')}
            label={copy.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={String(typed.email ?? '')}
            required
          />
          <details className={styles.subjects}>
            <summary>{copy.subjects}</summary>
            <CheckList
              {...field('tags')}
              label={<span className="visually-hidden">{copy.subjects}</span>}
              help={copy.subjectsHelp}
              options={newsletterTags.map(id => ({ id, title: copy.tags[id] }))}
              defaultValues={Array.isArray(typed.tags) ? typed.tags : []}
            />
          </details>
          <p className={styles.small}>
            <ConsentText text={copy.privacy} links={copy} locale={locale} />
          </p>
        </>
      )}
    </SendForm>
  )
}
