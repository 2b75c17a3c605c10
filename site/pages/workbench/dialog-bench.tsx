import { useState } from 'react'
import { ActionButton } from '../../../ui/action.tsx'
import { type AlertRequest, alerts } from '../../../ui/alerts/alert-queue.ts'
import { Dialog } from '../../../ui/dialog.tsx'

const requests: Readonly<Record<string, AlertRequest>> = {
  'Plain alert': { title: 'Saved', message: 'It is where you left it.', type: 'success' },
  Question: { title: 'Throw it away?', message: 'It will be gone.', type: 'error', cancellable: true },
  'Dismissable alert': { title: 'By the way', message: 'It rains.', type: 'success', dismissable: true },
}

/** Dialogs requested together and shown in sequence; the result names them in the order of settlement. */
async function showInTurn(report: (answer: string) => void) {
  const settled: string[] = []
  const show = (title: string) =>
    alerts.show({ title, message: 'In turn.', type: 'success' }).then(() => settled.push(title))
  await Promise.all(['First', 'Second', 'Third'].map(show))
  report(settled.join(', '))
}

/** Alerts with their results, a dismissible modal and a persistent one. */
export function DialogBench() {
  const [answer, setAnswer] = useState('none yet')
  const [modal, setModal] = useState<'dismissable' | 'firm' | null>(null)
  return (
    <section aria-label="Dialogs">
      {Object.entries(requests).map(([name, request]) => (
        <ActionButton
          key={name}
          small
          quiet
          onClick={() => alerts.show(request).then(accepted => setAnswer(`${name}: ${accepted}`))}
        >
          {name}
        </ActionButton>
      ))}
      <ActionButton small quiet onClick={() => showInTurn(setAnswer)}>
        Three alerts in turn
      </ActionButton>
      <ActionButton small quiet onClick={() => setModal('dismissable')}>
        Dismissable modal
      </ActionButton>
      <ActionButton small quiet onClick={() => setModal('firm')}>
        Firm modal
      </ActionButton>
      <output>Answer: {answer}</output>
      {modal && (
        <Dialog
          labelledBy="bench-title"
          dismissable={modal === 'dismissable'}
          closeLabel="Close"
          onClosed={() => setModal(null)}
        >
          {({ close }) => (
            <>
              <h2 id="bench-title">A modal</h2>
              <p>Focus stays in here.</p>
              <ActionButton small onClick={close}>
                Done
              </ActionButton>
            </>
          )}
        </Dialog>
      )}
    </section>
  )
}
