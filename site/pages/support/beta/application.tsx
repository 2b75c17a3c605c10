import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { longestBetaMessage } from '../../../../contract/requests/beta-application/schema.ts'
import type { FormRejection } from '../../../features/forms/answer.ts'
import { ConsentText } from '../../../features/forms/consent-text.tsx'
import type { SendingCopy } from '../../../features/forms/copy/shape.ts'
import { type FieldProps, SendForm } from '../../../features/forms/send-form.tsx'
import type { FormValues } from '../../../form/read-form-values.ts'
import { interpolate } from '../../../language/format.ts'
import { link, type PagePath } from '../../../language/link.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Check, Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import styles from './application.module.css'
import { Devices } from './devices.tsx'
import type { BetaPageCopy } from './load-copy.ts'
import { checkApplication } from './read-application.ts'

export interface ApplicationProps {
  readonly copy: BetaPageCopy
  readonly sending: SendingCopy
  readonly locale: Locale
  /** Who is logged in: their name and address stand in the form already. */
  readonly visitor: { readonly username: string; readonly name: string; readonly email: string } | null
  readonly answer: FormRejection | undefined
}

/** The form, beside what to know before it is filled in. */
export function Application({ copy, sending, locale, visitor, answer }: ApplicationProps) {
  const { form, aside } = copy
  const notes: readonly [keyof typeof aside, PagePath][] = [
    ['conduct', '/code-of-conduct'],
    ['tester', '/support/beta/request'],
  ]
  const prefilled: FormValues = visitor
    ? { name: visitor.name, email: visitor.email, email2: visitor.email }
    : {}
  const labels = { ...copy.asked.fields, ...copy.asked.errorLabels }
  return (
    <section id="application" className={`grid ${styles.application}`}>
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
        <SendForm
          copy={sending}
          prefix="beta"
          action={`${link(locale, '/support/beta')}#application`}
          labels={labels}
          check={checkApplication}
          answer={answer}
          submit={form.submit}
          proven
        >
          {(field, typed) => (
            <Fields copy={copy} {...{ sending, locale, field }} typed={{ ...prefilled, ...typed }} />
          )}
        </SendForm>
      </div>
    </section>
  )
}

interface FieldsProps extends Pick<ApplicationProps, 'copy' | 'sending' | 'locale'> {
  readonly field: (name: string) => FieldProps
  readonly typed: FormValues
}

function Fields({ copy, sending, locale, field, typed }: FieldsProps) {
  const { parts, ...form } = copy.form
  const { fields, questions } = copy.asked
  const said = (name: string) => ({ ...field(name), defaultValue: String(typed[name] ?? '') })
  const ticked = (name: string) => ({ ...field(name), defaultChecked: typed[name] === 'on' })
  return (
    <>
      <h3 className={styles.part}>{parts.you}</h3>
      <Field {...said('name')} label={fields.name} autoComplete="name" maxLength={100} required />
      <Field {...said('email')} label={fields.email} type="email" autoComplete="email" required />
      <Field {...said('email2')} label={fields.email2} type="email" autoComplete="off" required />
      <Devices {...{ copy, locale, field, typed, part: styles.part }} />
      <TextArea
        {...said('message')}
        label={interpolate(sending.optional, { label: fields.message })}
        help={form.messageHelp}
        maxLength={longestBetaMessage}
      />
      <div>
        <Check
          {...ticked('code_of_conduct')}
          label={<ConsentText text={questions.code_of_conduct} links={form} locale={locale} />}
          required
        />
        <Check
          {...ticked('terms')}
          label={<ConsentText text={questions.terms} links={form} locale={locale} />}
          required
        />
      </div>
    </>
  )
}
