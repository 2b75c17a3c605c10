import { Link } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import type { Room } from '../features/common-rooms.ts'
import styles from './help-dialog.module.css'
import { keyGroupsOf } from './key-list.ts'

export interface HelpDialogProps {
  readonly rooms: readonly Room[]
  readonly onClosed: () => void
  /** Whether single keys are on. */
  readonly isOn: boolean
}

/** The list of shortcuts. */
export function HelpDialog({ rooms, onClosed, isOn }: HelpDialogProps) {
  return (
    <Dialog className={styles.dialog} labelledBy="keys-title" closeLabel="Close" onClosed={onClosed}>
      {({ close }) => (
        <>
          <h2 id="keys-title">Keyboard shortcuts</h2>
          <p className={styles.note}>
            {isOn ? 'Single keys do nothing while you write. ' : 'Single keys are turned off. '}
            <Link to="/me#shortcuts" onClick={close}>
              {isOn ? 'Turn them off' : 'Turn them on'}
            </Link>
          </p>
          <div className={styles.groups}>
            {keyGroupsOf(rooms).map(({ title, keys }) => (
              <section key={title}>
                <h3>{title}</h3>
                <dl className={styles.list}>
                  {keys.map(([key, does]) => (
                    <div key={key} className={styles.pair}>
                      <dt>
                        {key.split(' ').map((part, at) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: `a a` has the same key twice
                          <kbd key={at}>{part}</kbd>
                        ))}
                      </dt>
                      <dd>{does}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}
