import { useLayoutEffect, useRef } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { MediaListCopy } from '../../../contract/requests/media-list/copy/en.ts'
import { mediaFormats } from '../../../contract/requests/media-list/schema.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Form, FormButtons, FormErrors } from '../../../ui/form/form.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { interpolate } from '../../../ui/language/format.ts'
import { CaptchaFields } from '../../../ui/submission/captcha/captcha-fields.tsx'
import type { FormCopy } from '../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import { useActionForm } from '../../../ui/submission/use-action-form.ts'
import { reportGoal } from '../../features/analytics/report-goal.ts'
import { ConsentText } from '../../features/forms/consent-text.tsx'
import { link } from '../../language/link.ts'
import type { PressCopy } from './copy/en.ts'
import { checkMediaList } from './read-media-list.ts'

interface MediaListFormProps {
  readonly copy: PressCopy['list']
  /** The labels of its fields. */
  readonly asked: MediaListCopy
  readonly sending: FormCopy
  readonly locale: Locale
  readonly answer: { readonly reference: string } | FormRejection | undefined
}

/** For people who write about us: the form, then 'Thanks for joining.' */
export default function MediaListForm({ copy, asked, sending, locale, answer }: MediaListFormProps) {
  const done = answer && 'reference' in answer ? answer.reference : null
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (!done) return
    heading.current?.focus()
    reportGoal('media-list')
  }, [done])
  if (done) {
    return (
      <div id="media-list" role="status">
        <h3 ref={heading} tabIndex={-1}>
          {copy.done}
        </h3>
        <p>{interpolate(copy.doneText, { reference: done })}</p>
      </div>
    )
  }
  return (
    <SignUp
      {...{ copy, asked, sending, locale }}
      rejection={answer && 'reasons' in answer ? answer : undefined}
    />
  )
}

type SignUpProps = Pick<MediaListFormProps, 'copy' | 'asked' | 'sending' | 'locale'> & {
  readonly rejection: FormRejection | undefined
}

function SignUp({ copy, asked, sending, locale, rejection }: SignUpProps) {
  const { fields, questions, options } = asked
  const form = useActionForm({
    copy: sending,
    prefix: 'media',
    action: `${link(locale, '/press')}#media-list`,
    labels: fields,
    validate: checkMediaList,
    rejection,
    captcha: 'admin',
  })
  return (
    <div id="media-list">
      <h3>{copy.title}</h3>
      <p>{copy.text}</p>
      <Form form={form}>
        <FormErrors />
        <TextInput name="name" autoComplete="name" maxLength={100} required />
        <TextInput name="email" type="email" autoComplete="email" required />
        <TextInput name="email2" type="email" autoComplete="off" required />
        <TextInput name="organisation" autoComplete="organization" maxLength={200} required />
        <Select
          name="format"
          empty={copy.choose}
          options={mediaFormats.map(id => ({ id, title: options.format[id] }))}
          required
        />
        <Checkbox name="marketing" label={questions.marketing} />
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
