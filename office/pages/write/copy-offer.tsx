import { Form, Link } from 'react-router'
import { type PartAddress, pathOfPart } from '../../features/content/content-path.ts'
import { Button, buttonClass } from '../../features/controls.tsx'
import { actsClass, cardClass } from '../../features/screen.tsx'

/** What somebody was writing and has not saved. */
export function CopyOffer({ at, address }: { readonly at: string; readonly address: PartAddress }) {
  return (
    <section className={cardClass} aria-label="Your unsaved copy">
      <p>You were writing this on {at}, and it was not saved.</p>
      <Form method="post" action={pathOfPart(address)} className={actsClass}>
        <Link className={buttonClass('main')} reloadDocument to={`${pathOfPart(address)}?copy`}>
          Go on with it
        </Link>
        <Button name="act" value="discard">
          Discard it
        </Button>
      </Form>
    </section>
  )
}
