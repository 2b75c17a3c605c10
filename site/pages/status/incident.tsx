import { interpolate } from '../../../ui/language/format.ts'
import type { StatusCopy } from './copy/en.ts'
import styles from './incidents.module.css'
import type { IncidentView } from './load-status.ts'

interface IncidentProps {
  readonly copy: StatusCopy
  readonly incident: IncidentView
}

/** An incident or maintenance, with what we said about it, the latest first. */
export function Incident({ copy, incident }: IncidentProps) {
  const { id, kind, state, lang, title, parts, from, until, updates, isForeign } = incident
  const { incidents, parts: partCopy } = copy
  return (
    <article className={styles.incident} data-kind={kind} data-state={state} aria-labelledby={`i-${id}`}>
      <p className={styles.state}>{incidents.states[state]}</p>
      <h3 className={styles.title} id={`i-${id}`} lang={lang}>
        {title}
      </h3>
      <p className={styles.facts}>
        {until === null
          ? interpolate(incidents.from, { time: from.text })
          : interpolate(incidents.span, { from: from.text, until: until.text })}
        <br />
        {interpolate(incidents.parts, {
          parts: parts.map(part => partCopy.names[part].title).join(partCopy.separator),
        })}
      </p>
      {isForeign && <p className={styles.notice}>{incidents.foreign}</p>}
      <ol className={styles.updates} aria-label={incidents.updates}>
        {updates.map(update => (
          <li key={update.id}>
            <p className={styles.when}>
              <strong>{incidents.states[update.state]}</strong>{' '}
              <time dateTime={update.when.at}>{update.when.text}</time>
            </p>
            {update.text.split(/\n{2,}/).map(paragraph => (
              <p key={paragraph} lang={update.lang} className={styles.text}>
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </article>
  )
}
