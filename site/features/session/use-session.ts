import { useEffect, useSyncExternalStore } from 'react'
import { type Session, session } from './session.ts'

/** Who is looking; asked for once, when the frame is mounted and nobody is logged in yet. */
export function useSession(): Session {
  useEffect(() => {
    void session.load()
  }, [])
  return useSyncExternalStore(session.subscribe, session.read, session.readOnServer)
}
