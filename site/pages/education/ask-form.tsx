import { useLayoutEffect, useRef } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { EducationCopy as FieldCopy } from '../../../contract/requests/education/copy/en.ts'
import { deviceCounts, educationRoles } from '../../../contract/requests/education/schema.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Form, FormButtons, FormErrors } from '../../../ui/form/form.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { interpolate } from '../../../ui/language/format.ts'
import { CaptchaFields } from '../../../ui/submission/captcha/captcha-fields.tsx'
import type { FormCopy } from '../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import { useActionForm } from '../../../ui/submission/use-action-form.ts'
import { ConsentText } from '../../features/forms/consent-text.tsx'
import { withLateData } from '../../features/late/late.tsx'
import { link } from '../../language/link.ts'
import type { EducationCopy } from './copy/en.ts'
import { checkQuestion } from './read-question.ts'

interface AskFormProps {
  readonly copy: EducationCopy['ask']
  /** The labels of its fields. */
  readonly asked: FieldCopy
  readonly sending: FormCopy
  readonly locale: Locale
  readonly answer: { readonly reference: string } | FormRejection | undefined
}

/** The question of a school: the form, then that it has arrived. */
function AskForm({ copy, asked, sending, locale, answer }: AskFormProps) {
  const done = answer && 'reference' in answer ? answer.reference : null
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  if (done)
    return (
      <div id="question" role="status">
        <h3 ref={heading} tabIndex={-1}>
          {copy.done}
        </h3>
        <p>{interpolate(copy.doneText, { reference: done })}</p>
      </div>
    )
  return (
    <Question
      {...{ copy, asked, sending, locale }}
      rejection={answer && 'reasons' in answer ? answer : undefined}
    />
  )
}

export default withLateData<AskFormProps, 'copy' | 'asked' | 'sending'>(AskForm)

type QuestionProps = Pick<AskFormProps, 'copy' | 'asked' | 'sending' | 'locale'> & {
  readonly rejection: FormRejection | undefined
}

function Question({ copy, asked, sending, locale, rejection }: QuestionProps) {
  const { fields, questions, options } = asked
  const form = useActionForm({
    copy: sending,
    prefix: 'school',
    action: `${link(locale, '/education')}#question`,
    labels: fields,
    validate: checkQuestion,
    rejection,
    captcha: 'admin',
  })
  return (
    <div id="question">
      <Form form={form}>
        <FormErrors />
        <TextInput name="name" autoComplete="name" maxLength={100} required />
        <TextInput name="email" type="email" autoComplete="email" required />
        <TextInput name="email2" type="email" autoComplete="off" required />
        <TextInput name="school" autoComplete="organization" maxLength={200} required />
        <Select
          name="role"
          empty={copy.choose}
          options={educationRoles.map(id => ({ id, title: options.role[id] }))}
          required
        />
        <TextInput name="country" autoComplete="country-name" maxLength={100} required />
        <Select
          name="devices"
          empty={copy.choose}
          options={deviceCounts.map(id => ({ id, title: options.devices[id] }))}
          required
        />
        <TextArea name="message" maxLength={3000} required />
        <Checkbox
          name="terms"
          label={<ConsentText text={questions.terms} links={copy} locale={locale} />}
          required
        />
        <CaptchaFields copy={sending} noScriptToken={rejection?.noScriptToken} />
        <FormButtons>
          <SubmitButton>{copy.submit}</SubmitButton>
        </FormButtons>
      </Form>
    </div>
  )
}
