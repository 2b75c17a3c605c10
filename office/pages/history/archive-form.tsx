import { Form } from 'react-router'
import { Button } from '../../features/controls.tsx'
import { Disclosure } from '../../features/disclosure.tsx'
import { actsClass, softClass } from '../../features/screen.tsx'

interface ArchiveFormProps {
  /** The address of the history. */
  readonly path: string
  readonly isArchived: boolean
}

/** Takes a text off the site in every language, or brings it back into the lists. */
export function ArchiveForm({ path, isArchived }: ArchiveFormProps) {
  if (isArchived)
    return (
      <Form method="post" action={path} className={actsClass}>
        <p>This text is archived: it is on no page and in no list.</p>
        <Button look="main" name="act" value="bring-back">
          Bring it back
        </Button>
      </Form>
    )
  return (
    <Disclosure label="Archive this text">
      <Form method="post" action={path}>
        <p className={softClass}>
          It leaves the site at once, in every language, and the lists of the office. Every revision stays,
          and it can be brought back; its languages are then published again one by one.
        </p>
        <p className={actsClass}>
          <Button name="act" value="archive">
            Archive in every language
          </Button>
        </p>
      </Form>
    </Disclosure>
  )
}
