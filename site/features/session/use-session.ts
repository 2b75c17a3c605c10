import { useEffect, useSyncExternalStore } from 'react'
import { type Session, session } from './session.ts'

/** The session, loaded once when the frame mounts without a user. */
export function useSession(): Session {
  useEffect(() => {
    void session.load()
  }, [])
  return useSyncExternalStore(session.subscribe, session.read, session.readOnServer)
}
