import { useLayoutEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Phrases } from '../../../ui/phrases.tsx'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import { useForm } from '../../../ui/submission/use-form.ts'
import { link } from '../../language/link.ts'
import { reportGoal } from '../analytics/report-goal.ts'
import type { NewsletterData } from './load-newsletter.ts'
import styles from './newsletter-box.module.css'
import { SignUp, signUpForm } from './sign-up.tsx'

type Answer = FormRejection | { readonly reference: string }

interface SignUpBoxProps extends NewsletterData {
  /** The dark variant, for dark pages. */
  readonly dark?: boolean
}

/** The letter on a page: asked for in place; without scripts on a page of its own. */
export default function SignUpBox({ dark, ...data }: SignUpBoxProps) {
  const { copy, locale } = data
  const { data: answer, state, submit } = useFetcher<Answer>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isDone = answer !== undefined && 'reference' in answer
  useLayoutEffect(() => {
    if (!isDone) return
    heading.current?.focus()
    reportGoal('newsletter')
  }, [isDone])
  const rejection = answer && 'reasons' in answer ? answer : undefined
  const form = useForm(signUpForm(data, rejection), {
    send: values => submit(values, { method: 'post', action: link(locale, '/newsletter') }),
    busy: state !== 'idle',
  })
  return (
    <section className={`grid ${styles.letter}`} id="newsletter">
      <div className={styles.sheet} data-dark={dark || undefined}>
        <div>
          <h2 ref={heading} className={styles.heading} tabIndex={-1}>
            {isDone ? copy.done : <Phrases text={copy.heading} />}
          </h2>
          <p role="status">{isDone ? copy.doneText : copy.text}</p>
        </div>
        {!isDone && <SignUp {...data} form={form} noScriptToken={rejection?.noScriptToken} />}
      </div>
    </section>
  )
}
