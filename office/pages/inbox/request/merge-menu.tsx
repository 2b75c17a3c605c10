import { Form } from 'react-router'
import type { RequestDetails } from '../../../../contract/office/request-view.ts'
import { Button, Field } from '../../../features/controls.tsx'
import { kindTitles } from '../../../features/labels.ts'
import { Menu } from '../../../features/menu.tsx'

/** Merges a request into another one of the same sender and kind. */
export function MergeMenu({ request }: { readonly request: RequestDetails }) {
  const { version, kind, others } = request
  const alike = others.filter(other => other.kind === kind)
  return (
    <Menu id="merge" label="Merge" shortcut="m">
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <Field
          label="Into the request"
          name="into"
          placeholder="S-4K7QX2MB"
          help="Of the same sender and kind. Both references lead to it; drafts stay."
          list="mergeable"
          autoComplete="off"
          maxLength={20}
          required
        />
        <datalist id="mergeable">
          {alike.map(({ reference, excerpt }) => (
            <option key={reference} value={reference}>
              {`${kindTitles[kind]}: ${excerpt.slice(0, 60)}`}
            </option>
          ))}
        </datalist>
        <Button name="act" value="merge">
          Merge
        </Button>
      </Form>
    </Menu>
  )
}
