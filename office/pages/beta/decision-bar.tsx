import { type RefObject, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../features/controls.tsx'
import { Shortcut } from '../../features/shortcut.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import styles from './beta.module.css'
import { type BetaFilter, betaPath } from './beta-filter.ts'
import type { Decision } from './decided-path.ts'
import { decisionForm } from './decision-form.ts'

interface DecisionBarProps {
  readonly filter: BetaFilter
  readonly list: RefObject<HTMLElement | null>
}

const press = (decision: Decision) => () =>
  document.querySelector<HTMLElement>(`#${decisionForm} [value="${decision}"]`)?.click()

/** Decides all chosen applications, after a look at the mails. Its style sheet shows it while one is chosen. */
export function DecisionBar({ filter, list }: DecisionBarProps) {
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    const { current } = list
    const read = () => setChosen(current?.querySelectorAll('[name="references"]:checked').length ?? 0)
    read()
    current?.addEventListener('change', read)
    return () => current?.removeEventListener('change', read)
  })
  useKeys({ i: press('invited'), d: press('declined'), v: press('in-review') })
  return (
    <Form
      method="post"
      action={betaPath(filter)}
      id={decisionForm}
      className={styles.bar}
      aria-label="Chosen applications"
      preventScrollReset
    >
      <input type="hidden" name="act" value="review" />
      <p role="status">{chosen > 0 && `${chosen} chosen`}</p>
      <Button look="main" name="decision" value="invited">
        Invite… <Shortcut keys="i" />
      </Button>
      <Button name="decision" value="declined">
        Decline… <Shortcut keys="d" />
      </Button>
      {filter.state === 'received' && (
        <Button name="decision" value="in-review">
          In review… <Shortcut keys="v" />
        </Button>
      )}
    </Form>
  )
}
