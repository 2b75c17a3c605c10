import { Form } from 'react-router'
import { Button } from '../../../features/controls.tsx'
import { Menu } from '../../../features/menu.tsx'
import { softClass } from '../../../features/screen.tsx'

/** Erases an application for a position, when its sender asks for it. */
export function EraseMenu({ reference }: { readonly reference: string }) {
  return (
    <Menu id="erase" label="Erase">
      <Form method="post">
        <p className={softClass}>
          The application, its CV and all messages are erased at once, without a mail, and cannot be brought
          back.
        </p>
        <Button name="act" value="erase">
          Erase {reference}
        </Button>
      </Form>
    </Menu>
  )
}
