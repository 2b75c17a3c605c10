import { Form, Link } from 'react-router'
import { Button, buttonClass } from '../../features/controls.tsx'
import { actsClass, cardClass } from '../../features/screen.tsx'

interface KeptOfferProps {
  readonly at: string
  /** The address of the issue. */
  readonly here: string
  readonly onDiscard: () => void
}

/** What somebody was writing of an issue and has not saved. */
export function KeptOffer({ at, here, onDiscard }: KeptOfferProps) {
  return (
    <section className={cardClass} aria-label="Your unsaved words">
      <p>You were writing here on {at}, and it was not saved.</p>
      <Form method="post" action={here} className={actsClass} onSubmit={onDiscard}>
        <Link className={buttonClass('main')} reloadDocument to={`${here}?copy`}>
          Go on with it
        </Link>
        <Button name="act" value="discard">
          Discard it
        </Button>
      </Form>
    </section>
  )
}
