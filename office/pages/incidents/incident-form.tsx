import { Form, Link } from 'react-router'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import type { WrittenIncident } from '../../../contract/office/incidents.ts'
import { type IncidentKind, statesOfKind, statusParts } from '../../../contract/status-parts.ts'
import { Button, Fault, Field, inputClass, Select } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { actsClass, cardClass } from '../../features/screen.tsx'
import type { IncidentOutcome } from './change-incidents.ts'
import { kindTitles, partTitles, stateTitles } from './incident-titles.ts'
import styles from './incidents.module.css'

interface IncidentFormProps {
  readonly kind: IncidentKind
  /** null: a new one. */
  readonly chosen: WrittenIncident | null
  readonly outcome: IncidentOutcome | null
  readonly zone: string
  /** Its beginning and its end, on the clock of the time zone. */
  readonly times: { readonly from: string; readonly until: string }
}

/** Writes an incident or maintenance, with what is new about it; what was typed stays after a refusal. */
export function IncidentForm({ kind, chosen, outcome, zone, times }: IncidentFormProps) {
  const saved: Readonly<Record<string, string>> = {
    ...times,
    state: chosen?.state ?? statesOfKind[kind][0],
    ...Object.fromEntries(everyLocale.map(locale => [`title-${locale}`, chosen?.title[locale] ?? ''])),
  }
  const value = (name: string) => outcome?.typed[name] ?? saved[name] ?? ''
  const chosenParts = outcome?.parts ?? chosen?.parts ?? []
  const states = Object.fromEntries(statesOfKind[kind].map(state => [state, stateTitles[state]]))
  const what = kindTitles[kind].toLowerCase()
  return (
    <Form method="post" action="/site/incidents" className={cardClass} aria-labelledby="incident">
      <h2 id="incident">{chosen ? `Change the ${what}, or say what is new` : `New ${what}`}</h2>
      {outcome && <Fault>{outcome.fault}</Fault>}
      <input type="hidden" name="id" value={chosen?.id ?? value('id')} />
      {/* Not the one that was refused: what somebody else has saved stands in the list below. */}
      <input type="hidden" name="version" value={chosen?.version ?? ''} />
      <input type="hidden" name="kind" value={kind} />
      <div className={styles.languages}>
        {everyLocale.map(locale => (
          <Field
            key={locale}
            label={`Title, ${languageTitles[locale]}`}
            name={`title-${locale}`}
            defaultValue={value(`title-${locale}`)}
            maxLength={120}
            lang={languageTagOf(locale)}
            required={locale === 'en'}
          />
        ))}
      </div>
      <fieldset className={styles.parts}>
        <legend>Affects</legend>
        {statusParts.map(part => (
          <label key={part}>
            <input type="checkbox" name="parts" value={part} defaultChecked={chosenParts.includes(part)} />
            {partTitles[part]}
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <Field
          label="Since"
          name="from"
          type="datetime-local"
          defaultValue={value('from')}
          help={`Your time: ${zone}. Visitors read it in UTC.`}
          required
        />
        {kind === 'maintenance' && (
          <Field label="Until" name="until" type="datetime-local" defaultValue={value('until')} required />
        )}
      </div>
      <Select label="State" name="state" options={states} defaultValue={value('state')} />
      <div className={styles.languages}>
        {everyLocale.map(locale => (
          <div key={locale} className={styles.area}>
            <label htmlFor={`text-${locale}`}>{`What is new, ${languageTitles[locale]}`}</label>
            <textarea
              id={`text-${locale}`}
              name={`text-${locale}`}
              className={inputClass}
              defaultValue={outcome?.typed[`text-${locale}`] ?? ''}
              maxLength={2000}
              lang={languageTagOf(locale)}
              required={locale === 'en' && chosen === null}
            />
          </div>
        ))}
      </div>
      <div className={actsClass}>
        <Button look="main" name="act" value="publish">
          Publish
        </Button>
        {chosen && (
          <Button name="act" value="remove" look="plain" formNoValidate>
            Remove it from the page
          </Button>
        )}
        <Link to="/site/incidents">Cancel</Link>
      </div>
    </Form>
  )
}
