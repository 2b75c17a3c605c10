import { use, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { link } from '../../language/link.ts'
import { session } from '../session/session.ts'
import { Artwork } from './artwork.tsx'
import { pickArtwork } from './artworks-on-show.ts'
import { Created } from './created.tsx'
import { type AccountDialog, accountDialog } from './dialog-store.ts'
import type { AccountData } from './dialogs-data.ts'
import { Login } from './login.tsx'
import styles from './open-dialog.module.css'
import { Register } from './register.tsx'

const loaded = new Map<Locale, Promise<AccountData>>()

/** The dialogs' copy and pictures in one language, asked for once. Where they cannot be had, the page is gone to. */
function loadData(locale: Locale, open: AccountDialog): Promise<AccountData> {
  const known = loaded.get(locale)
  if (known) return known
  const asked = fetch(link(locale, '/account-dialogs.json')).then(response => {
    if (!response.ok) throw new Error(`The dialogs could not be loaded (${response.status})`)
    return response.json() as Promise<AccountData>
  })
  loaded.set(locale, asked)
  asked.catch(error => {
    console.warn(String(error))
    loaded.delete(locale)
    accountDialog.close()
    location.assign(link(locale, `/${open}`))
  })
  return asked
}

export default function OpenDialog({ open, locale }: { open: AccountDialog; locale: Locale }) {
  const data = use(loadData(locale, open))
  const [artwork] = useState(() => pickArtwork(data.artworks))
  const [created, setCreated] = useState<string | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const navigate = useNavigate()
  useEffect(() => {
    let isHere = true
    void session.check().then(user => {
      // Not after a log-in or a registration in this very dialog.
      if (!isHere || user === null || isDone.current) return
      accountDialog.close()
      void navigate(link(locale, '/account'))
    })
    return () => {
      isHere = false
    }
  }, [navigate, locale])
  const { copy } = data
  return (
    <Dialog
      className={open === 'login' ? styles.login : styles.register}
      labelledBy="account-dialog"
      firstFocus={first}
      closeLabel={copy.close}
      onClosed={accountDialog.close}
    >
      {({ close }) => (
        <div className={styles.sheet}>
          {open === 'login' && artwork && (
            <div className={styles.artwork}>
              <Artwork picture={artwork} credit={copy.credit} />
            </div>
          )}
          <div className={styles.words}>
            {created === null && (
              <h2 id="account-dialog" className={styles.heading}>
                {copy[open].heading}
              </h2>
            )}
            {open === 'login' ? (
              <Login
                {...data}
                first={first}
                onDone={user => {
                  isDone.current = true
                  session.accept(user)
                  close()
                }}
                onRegister={() => accountDialog.switchTo('register')}
              />
            ) : created === null ? (
              <>
                <p className={styles.lead}>{copy.register.lead}</p>
                <Register
                  {...data}
                  first={first}
                  onCreated={({ email, user }) => {
                    isDone.current = true
                    if (user) session.accept(user)
                    setCreated(email)
                  }}
                  onLogin={() => accountDialog.switchTo('login')}
                />
              </>
            ) : (
              <Created {...data} email={created} headingId="account-dialog" onAccept={close} />
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
