import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { permissionChecklist } from '../../../contract/office/permission-checklist.ts'
import { Button, Fault, Field, inputClass } from '../../features/controls.tsx'
import { dayAfter } from '../../features/day.ts'
import { languageTitles } from '../../features/labels.ts'
import { pathOfDecision } from '../../features/request-path.ts'
import { actsClass, cardClass, softClass } from '../../features/screen.tsx'
import type { DecisionOutcome } from './decide.ts'
import styles from './permission.module.css'

interface DecisionFormProps {
  readonly reference: string
  readonly locale: Locale
  /** The decisions that are possible. */
  readonly states: readonly string[]
  readonly outcome: DecisionOutcome | null
  readonly now: string
}

const choices = { accepted: 'Grant a license', 'in-review': 'Put in review', declined: 'Decline' } as const

/** The decision about a permission request, with a look at its letter before it is sent. */
export function DecisionForm({ reference, locale, states, outcome, now }: DecisionFormProps) {
  const { decision, fault, letter } = outcome ?? {}
  const chosen = decision?.state ?? 'accepted'
  return (
    <Form
      method="post"
      action={pathOfDecision(reference)}
      className={`${cardClass} ${styles.form}`}
      aria-label="Decision"
      id="decision"
      preventScrollReset
    >
      <h2>Decision</h2>
      {fault && <Fault>{fault}</Fault>}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Decision</legend>
        {Object.entries(choices)
          .filter(([state]) => states.includes(state))
          .map(([state, title]) => (
            <label key={state}>
              <input type="radio" name="state" value={state} defaultChecked={state === chosen} /> {title}
            </label>
          ))}
      </fieldset>
      <fieldset className={`${styles.checklist} ${styles.grant}`}>
        <legend>Checklist</legend>
        {permissionChecklist.map(({ id, text }) => (
          <label key={id}>
            <input
              type="checkbox"
              name="checked"
              value={id}
              defaultChecked={decision?.checked?.includes(id) ?? false}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className={`${styles.days} ${styles.grant}`}>
        <Field
          label="First day"
          name="starts_on"
          type="date"
          defaultValue={decision?.starts_on ?? dayAfter(now, 0)}
        />
        <Field
          label="Last day"
          name="ends_on"
          type="date"
          min={dayAfter(now, 0)}
          defaultValue={decision?.ends_on ?? ''}
          help="At most three years after the first."
        />
      </div>
      <label className={styles.text}>
        <span>Terms of the license, or what you say to the sender, in {languageTitles[locale]}</span>
        <textarea
          name="text"
          lang={languageTagOf(locale)}
          rows={8}
          maxLength={5000}
          className={inputClass}
          defaultValue={decision?.text ?? ''}
        />
      </label>
      {letter && (
        <Letter>
          <p className={softClass}>Subject</p>
          <p lang={letter.lang}>{letter.subject}</p>
          <div lang={letter.lang} className={styles.letterText}>
            {letter.text}
          </div>
        </Letter>
      )}
      <div className={actsClass}>
        <Button name="act" value="preview" {...(!letter && { look: 'main' })}>
          Preview the letter
        </Button>
        <Button name="act" value="decide" {...(letter && { look: 'main' })}>
          Decide and send the letter
        </Button>
      </div>
    </Form>
  )
}

/** The letter of a decision; the keyboard's focus goes to it when it appears. */
function Letter({ children }: { readonly children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus({ preventScroll: false }), [])
  return (
    <section ref={section} tabIndex={-1} className={styles.letter} aria-label="The letter">
      {children}
    </section>
  )
}
