import { useId } from 'react'
import { Form, Link } from 'react-router'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { outside } from '../../outside.ts'
import type { HomeCopy } from './copy/en.ts'
import styles from './help.module.css'

interface HelpProps {
  readonly copy: HomeCopy['help']
  /** The newest handbook. */
  readonly handbook: string
  /** Where the question is sent. */
  readonly search: string
}

/** The handbook search, and a link to support. */
export function Help({ copy, handbook, search }: HelpProps) {
  const id = useId()
  return (
    <section className={`grid later ${styles.help}`}>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.ways}>
        <Form method="get" action={search} role="search" className={styles.ask}>
          <label htmlFor={id} className={styles.label}>
            <Phrases text={copy.ask.heading} />
          </label>
          <input
            id={id}
            type="search"
            name="q"
            required
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.question}
          />
          <button type="submit" className={styles.submit}>
            {copy.ask.search}
          </button>
        </Form>
        <p className={styles.links}>
          <a className={moreClass} href={outside.helpCentre}>
            {copy.visit}
          </a>
          <Link className={moreClass} to={handbook}>
            {copy.handbook}
          </Link>
          <a className={moreClass} href={outside.talkToTheTeam}>
            {copy.talk}
          </a>
        </p>
      </div>
    </section>
  )
}
