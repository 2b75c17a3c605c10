import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import type { RequestDetails } from '../../../../contract/office/request-view.ts'
import { Button, buttonClass, Field, Select } from '../../../features/controls.tsx'
import { stateTitle, teamTitles } from '../../../features/labels.ts'
import { Menu } from '../../../features/menu.tsx'
import { Shortcut } from '../../../features/shortcut.tsx'
import { snoozeTitles } from '../../../features/snooze.ts'
import type { InboxContext } from '../inbox-context.ts'
import { EraseMenu } from './erase-menu.tsx'
import styles from './menus.module.css'
import { MergeMenu } from './merge-menu.tsx'

interface MenusProps {
  readonly request: RequestDetails
  readonly inbox: InboxContext
}

/** What can be done with a request besides answering it: each has a key. */
export function Menus({ request, inbox }: MenusProps) {
  const { reference, assignee, next_states, snoozed_until, tags, is_spam, team } = request
  const { me, colleagues } = inbox
  const isApplication = request.kind === 'position-application'
  const others = colleagues.filter(({ id, teams }) => id !== me.id && teams.includes(team))
  return (
    <div className={styles.menus}>
      {request.kind !== 'media-list' && (
        <a className={buttonClass('main')} href="#reply-text">
          Reply <Shortcut keys="r" />
        </a>
      )}
      <Menu id="assign" label="Assign" shortcut="a">
        <Act {...{ reference }}>
          <Button name="act" value="mine" disabled={assignee?.id === me.id}>
            To me <Shortcut keys="a" />
          </Button>
        </Act>
        <Act {...{ reference }}>
          <Select
            label="Colleague"
            name="assignee"
            none="Nobody"
            options={Object.fromEntries(others.map(({ id, name }) => [id, name]))}
            defaultValue={assignee?.id ?? ''}
          />
          <Button name="act" value="assign">
            Assign
          </Button>
        </Act>
        {isApplication ? null : (
          <Act {...{ reference }}>
            <Select label="Team" name="team" options={teamTitles} defaultValue={team} />
            <Button name="act" value="team">
              Hand over
            </Button>
          </Act>
        )}
      </Menu>
      {next_states.length > 0 && (
        <Menu id="state" label="State" shortcut="s">
          <Act {...{ reference }}>
            <input type="hidden" name="act" value="state" />
            {next_states.map(state => (
              <Button key={state} name="state" value={state}>
                {stateTitle(state)}
              </Button>
            ))}
          </Act>
        </Menu>
      )}
      <Menu id="snooze" label="Snooze" shortcut="z">
        {snoozed_until !== null && (
          <Act {...{ reference }}>
            <Button name="act" value="wake">
              Back into the box now
            </Button>
          </Act>
        )}
        <Act {...{ reference }}>
          <input type="hidden" name="act" value="snooze" />
          {Object.entries(snoozeTitles).map(([value, title]) => (
            <Button key={value} name="until" value={value}>
              {title}
            </Button>
          ))}
          <Field label="Until the morning of" name="day" type="date" />
          <Button>Snooze</Button>
        </Act>
      </Menu>
      <Menu id="tag" label="Tags" shortcut="t">
        <Act {...{ reference }}>
          <Field label="New tag" name="add" maxLength={40} list="known-tags" autoComplete="off" />
          <datalist id="known-tags">
            {inbox.tags.map(tag => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Button name="act" value="tag">
            Add
          </Button>
        </Act>
        {tags.map(tag => (
          <Act key={tag} {...{ reference }}>
            <input type="hidden" name="remove" value={tag} />
            <Button name="act" value="tag">
              Remove {tag}
            </Button>
          </Act>
        ))}
      </Menu>
      {isApplication ? <EraseMenu reference={reference} /> : <MergeMenu request={request} />}
      <Act {...{ reference }}>
        <Button look="plain" name="act" value={is_spam ? 'not-spam' : 'spam'}>
          {is_spam ? 'No spam' : 'Spam'}
        </Button>
      </Act>
    </div>
  )
}

/** A form that acts on the request, and comes back to it. */
function Act({ reference, children }: { readonly reference: string; readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/inbox/acts">
      <input type="hidden" name="references" value={reference} />
      <input type="hidden" name="to" value={pathname + search} />
      {children}
    </Form>
  )
}
