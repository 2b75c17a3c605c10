import { useOutletContext } from 'react-router'
import type { Me } from '../../../contract/office/door.ts'
import { type PartAddress, pathOfPart } from '../content/content-path.ts'

/** The name of what is typed of a part, in this browser: the same on each screen of the part. */
export function useLocalKey(address: PartAddress): string {
  const { me } = useOutletContext<{ readonly me: Me }>()
  return `${me.id} ${pathOfPart(address)}`
}
