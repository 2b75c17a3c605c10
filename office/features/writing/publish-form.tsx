import { Form } from 'react-router'
import type { EntryView } from '../../../contract/office/content-text.ts'
import type { PartAddress } from '../content/content-path.ts'
import { partTitles } from '../content/part-titles.ts'
import { Button } from '../controls.tsx'
import { rolesThatPublish } from '../roles-that-publish.ts'
import { actsClass, softClass } from '../screen.tsx'

interface PublishFormProps {
  readonly address: PartAddress
  readonly view: EntryView
  /** The address of the screen. */
  readonly at: string
}

/** Publishes what was saved last, or takes it off the site: this part alone. */
export function PublishForm({ address, view, at }: PublishFormProps) {
  const { draft, live, version, may, live_changed: liveChanged } = view
  if (draft === null) return null
  if (!may.publish)
    return (
      <p className={softClass}>It is not yours to publish. {rolesThatPublish(address.kind)} does that.</p>
    )
  const name = partTitles[address.part]
  const isLive = draft.is_live
  // Visitors read an announced version at an address of its own until its day.
  const isAnnounced = view.versions?.next != null
  const isApproved = view.approval === null || view.approval.state === 'approved'
  return (
    <Form method="post" action={at}>
      <input type="hidden" name="version" value={version} />
      <p className={softClass}>
        {isLive
          ? `Revision ${draft.number} is ${isAnnounced ? 'announced' : 'what visitors see'}.`
          : live
            ? `${isAnnounced ? `Revision ${live.number} is announced` : `Visitors see revision ${live.number}`}. Publishing shows them revision ${draft.number}, as it was saved last.`
            : `Visitors do not see this part. Publishing shows them revision ${draft.number}, as it was saved last.`}
        {!isLive && !isApproved && ' It goes out when a second person has approved it.'}
        {liveChanged && ' Something else was published since this revision was begun.'}
      </p>
      <div className={actsClass}>
        {!isLive && isApproved && (
          <Button name="act" value="publish">
            Publish {name}
          </Button>
        )}
        {live && address.part !== 'facts' && view.versions?.next == null && (
          <Button name="act" value="unpublish">
            Take {name} off the site
          </Button>
        )}
      </div>
    </Form>
  )
}
