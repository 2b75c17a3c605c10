import { Form, Link } from 'react-router'
import { Button, buttonClass } from '../controls.tsx'
import { actsClass, cardClass } from '../screen.tsx'

/** What somebody was writing and has not saved. */
export function CopyOffer({
  at,
  here,
  onDiscard,
}: {
  readonly at: string
  /** The address of the screen. */
  readonly here: string
  readonly onDiscard: () => void
}) {
  return (
    <section className={cardClass} aria-label="Your unsaved copy">
      <p>You were writing this on {at}, and it was not saved.</p>
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
