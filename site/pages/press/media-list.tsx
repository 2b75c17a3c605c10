import { useEffect, useRef } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { MediaListCopy } from '../../../contract/requests/media-list/copy/shape.ts'
import { mediaFormats } from '../../../contract/requests/media-list/schema.ts'
import { reportGoal } from '../../features/analytics/report-goal.ts'
import type { FormRejection } from '../../features/forms/answer.ts'
import { ConsentText } from '../../features/forms/consent-text.tsx'
import type { SendingCopy } from '../../features/forms/copy/shape.ts'
import { SendForm } from '../../features/forms/send-form.tsx'
import { interpolate } from '../../language/format.ts'
import { link } from '../../language/link.ts'
import { Check, Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { PressCopy } from './copy/shape.ts'
import { checkMediaList } from './read-media-list.ts'

export interface MediaListProps {
  readonly copy: PressCopy['list']
  /** What its fields are called. */
  readonly asked: MediaListCopy
  readonly sending: SendingCopy
  readonly locale: Locale
  readonly answer: { readonly reference: string } | FormRejection | undefined
}

/** For people who write about us: the form, then 'Thanks for joining.' */
export function MediaList({ copy, asked, sending, locale, answer }: MediaListProps) {
  const done = answer && 'reference' in answer ? answer.reference : null
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
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
  const { fields, questions, options } = asked
  return (
    <div id="media-list">
      <h3>{copy.title}</h3>
      <p>{copy.text}</p>
      <SendForm
        copy={sending}
        prefix="media"
        action={`${link(locale, '/press')}#media-list`}
        labels={fields}
        check={checkMediaList}
        answer={answer && 'reasons' in answer ? answer : undefined}
        submit={copy.submit}
        proven
      >
        {(field, typed) => {
          const said = (name: string) => ({ ...field(name), defaultValue: String(typed[name] ?? '') })
          return (
            <>
              <Field {...said('name')} label={fields.name} autoComplete="name" maxLength={100} required />
              <Field {...said('email')} label={fields.email} type="email" autoComplete="email" required />
              <Field {...said('email2')} label={fields.email2} type="email" autoComplete="off" required />
              <Field
                {...said('organisation')}
                label={fields.organisation}
                autoComplete="organization"
                maxLength={200}
                required
              />
              <Select
                {...said('format')}
                label={fields.format}
                empty={copy.choose}
                options={mediaFormats.map(id => ({ id, title: options.format[id] }))}
                required
              />
              <Check
                {...field('marketing')}
                defaultChecked={typed.marketing === 'on'}
                label={questions.marketing}
              />
              <Check
                {...field('terms')}
                defaultChecked={typed.terms === 'on'}
                label={<ConsentText text={questions.terms} links={copy} locale={locale} />}
                required
              />
            </>
          )
        }}
      </SendForm>
    </div>
  )
}
