import { Form, Link } from 'react-router'
import type { Person } from '../../../contract/office/people.ts'
import { Button, buttonClass, Fault } from '../../features/controls.tsx'
import { cardClass, softClass } from '../../features/screen.tsx'
import { elevatePath } from '../../request/elevate-first.ts'
import styles from './person.module.css'
import { listErased } from './person-facts.ts'

interface DataProps {
  readonly person: Person
  readonly isElevated: boolean
  readonly fault: string | null
}

/** A person's rights over their data: a copy of it, and its erasure. Both need a recent authentication. */
export function Data({ person, isElevated, fault }: DataProps) {
  const path = `/people/${person.key}`
  return (
    <section className={cardClass} aria-labelledby="data-title" id="data">
      <h2 id="data-title">Copy and erase</h2>
      {fault && <Fault>{fault}</Fault>}
      {!isElevated && (
        <p>
          Both need a confirmation that it is you, good for ten minutes.{' '}
          <Link to={elevatePath(`${path}#data`)} className={buttonClass()}>
            Confirm
          </Link>
        </p>
      )}
      {isElevated && (
        <>
          {/* The answer is a file: the router has no part in it. */}
          <form method="post" action={`/office${path}/export`} className={styles.act}>
            <p>Everything under the address as JSON, for the person that it is about.</p>
            <Button>Download a copy</Button>
          </form>
          <Form method="post" action={path} className={styles.act}>
            <p>Erasing takes, for good:</p>
            <ul className={styles.erased}>
              {listErased(person).map(each => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p>
              An address that got the newsletter keeps a fingerprint here, so that nobody writes to it by
              mistake: nothing leads from it back to the address.
            </p>
            <p>
              Out of its reach are mails that have left, files that were downloaded or exported, and backups:
              whoever runs this installation keeps those for as long as its rules say.
            </p>
            <label className={styles.confirm}>
              <input type="checkbox" name="confirmed" required /> I have read this, and the person has asked
              for it.
            </label>
            <Button look="main" name="act" value="erase">
              Erase everything
            </Button>
          </Form>
        </>
      )}
      <p className={softClass}>The audit log keeps that it was done, and by whom, without the address.</p>
    </section>
  )
}
