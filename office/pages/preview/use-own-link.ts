import { useEffect, useSyncExternalStore } from 'react'
import type { PreviewLink } from '../../../contract/office/preview.ts'

/** A link with its token, which the office does not keep. */
export interface OwnLink {
  readonly id: string
  readonly token: string
}

const neverChanges = () => () => {}

/** The link that was just made; or the one that this tab has made before, while it is open. */
export function useOwnLink(
  subject: string,
  made: OwnLink | null,
  links: readonly PreviewLink[],
): OwnLink | null {
  const key = `preview ${subject}`
  const kept = useSyncExternalStore(
    neverChanges,
    () => read(key),
    () => null,
  )
  useEffect(() => {
    if (made) keep(key, made)
  }, [key, made])
  const own = made ?? parse(kept)
  return own && links.some(({ id }) => id === own.id) ? own : null
}

/** A browser can refuse its storage. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, link: OwnLink): void {
  try {
    sessionStorage.setItem(key, `${link.id} ${link.token}`)
  } catch {
    // The link is shown until the screen is left.
  }
}

function parse(kept: string | null): OwnLink | null {
  const [id, token] = kept?.split(' ') ?? []
  return id && token ? { id, token } : null
}
