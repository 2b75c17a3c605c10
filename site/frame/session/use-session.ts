import { useEffect, useSyncExternalStore } from 'react'
import type { User } from '../../../contract/gallery.ts'
import { loadSession, session } from './session.ts'

export interface Session {
  /** A user is held: logged in. */
  readonly user: User | null
  /** The answer is known, even when it was a failure. */
  readonly fetched: boolean
}

/** Who is looking; asked for once, when the frame is mounted and nobody is logged in yet. */
export function useSession(): Session {
  useEffect(() => {
    void loadSession()
  }, [])
  return useSyncExternalStore(session.subscribe, session.read, session.readOnServer)
}
