import { Form, useLocation } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { Button, Field } from '../../features/controls.tsx'
import { Disclosure } from '../../features/disclosure.tsx'
import { softClass } from '../../features/screen.tsx'
import styles from './beta.module.css'

type PlacesOf = Awaited<ReturnType<OfficeClient['listApplications']>>['places']

/** The places of each beta, which can be changed. */
export function Places({ places }: { readonly places: PlacesOf }) {
  const { search } = useLocation()
  return (
    <section aria-label="Places" className={styles.places}>
      {places.map(({ beta, places, taken }) => (
        <div key={beta}>
          <p>
            <strong>{beta}</strong>{' '}
            <span className={softClass} data-full={(places !== null && taken >= places) || undefined}>
              {places === null ? `${taken} invited, no limit` : `${taken} of ${places} places taken`}
            </span>
          </p>
          <Disclosure
            label={
              <>
                Change<span className="visually-hidden"> the places of {beta}</span>
              </>
            }
          >
            <Form method="post" action={`/beta${search}`} key={String(places)}>
              <input type="hidden" name="act" value="places" />
              <input type="hidden" name="beta" value={beta} />
              <Field
                label={`Places of ${beta}`}
                name="places"
                type="number"
                min={0}
                max={1_000_000}
                defaultValue={places ?? ''}
                help="Empty for no limit. Fewer than are taken ends no invitation."
              />
              <Button>Change</Button>
            </Form>
          </Disclosure>
        </div>
      ))}
    </section>
  )
}
