import { notFound } from '../../request/locale-of.ts'

/** No other address matched: the frame's error page answers. */
export function loader(): never {
  throw notFound()
}

export default function NotFound() {
  return null
}
