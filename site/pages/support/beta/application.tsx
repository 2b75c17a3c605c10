import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { longestBetaMessage } from '../../../../contract/requests/beta-application/schema.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import type { FormValues } from '../../../../ui/form/form-context.ts'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { CaptchaFields } from '../../../../ui/submission/captcha/captcha-fields.tsx'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import { ConsentText } from '../../../features/forms/consent-text.tsx'
import { withLateData } from '../../../features/late/late.tsx'
import { link, type PagePath } from '../../../language/link.ts'
import styles from './application.module.css'
import { Devices } from './devices.tsx'
import type { BetaPageCopy } from './load-copy.ts'
import { checkApplication } from './read-application.ts'

interface ApplicationProps {
  readonly copy: Pick<BetaPageCopy, 'form' | 'aside' | 'asked'>
  readonly sending: FormCopy
  readonly locale: Locale
  /** The logged-in user, whose name and address prefill the form. */
  readonly visitor: { readonly username: string; readonly name: string; readonly email: string } | null
  readonly rejection: FormRejection | undefined
}

/** The form, beside what to know before it is filled in. */
function Application({ copy, sending, locale, visitor, rejection }: ApplicationProps) {
  const { form, aside } = copy
  const notes: readonly [keyof typeof aside, PagePath][] = [
    ['conduct', '/code-of-conduct'],
    ['tester', '/support/beta/request'],
  ]
  const prefilled: FormValues = visitor
    ? { name: visitor.name, email: visitor.email, email2: visitor.email }
    : {}
  const labels = { ...copy.asked.fields, ...copy.asked.errorLabels }
  const sent = useActionForm({
    copy: sending,
    prefix: 'beta',
    action: `${link(locale, '/support/beta')}#application`,
    labels,
    validate: checkApplication,
    rejection,
    captcha: 'admin',
  })
  return (
    <section data-below id="application" className={`grid ${styles.application}`}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{form.heading}</h2>
        <p>{form.lead}</p>
        {visitor && <p>{interpolate(form.loggedIn, { name: visitor.username })}</p>}
      </div>
      <div className={styles.aside}>
        {notes.map(([name, page]) => (
          <div key={name}>
            <h3>{aside[name].title}</h3>
            <p>{aside[name].text}</p>
            <Link className={moreClass} to={link(locale, page)}>
              {aside[name].link}
            </Link>
          </div>
        ))}
      </div>
      <div className={styles.form}>
        <Form form={{ ...sent, values: { ...prefilled, ...sent.values } }}>
          <FormErrors />
          <Fields {...{ copy, sending, locale }} />
          <CaptchaFields copy={sending} noScriptToken={rejection?.noScriptToken} />
          <FormButtons>
            <SubmitButton>{form.submit}</SubmitButton>
          </FormButtons>
        </Form>
      </div>
    </section>
  )
}

export default withLateData<ApplicationProps, 'copy' | 'sending'>(Application)

function Fields({ copy, sending, locale }: Pick<ApplicationProps, 'copy' | 'sending' | 'locale'>) {
  const { parts, ...form } = copy.form
  const { fields, questions } = copy.asked
  return (
    <>
      <h3 className={styles.part}>{parts.you}</h3>
      <TextInput name="name" label={fields.name} autoComplete="name" maxLength={100} required />
      <TextInput name="email" label={fields.email} type="email" autoComplete="email" required />
      <TextInput name="email2" label={fields.email2} type="email" autoComplete="off" required />
      <Devices {...{ copy, locale, part: styles.part }} />
      <TextArea
        name="message"
        label={interpolate(sending.optional, { label: fields.message })}
        help={form.messageHelp}
        maxLength={longestBetaMessage}
      />
      <div>
        <Checkbox
          name="code_of_conduct"
          label={<ConsentText text={questions.code_of_conduct} links={form} locale={locale} />}
          required
        />
        <Checkbox
          name="terms"
          label={<ConsentText text={questions.terms} links={form} locale={locale} />}
          required
        />
      </div>
    </>
  )
}
