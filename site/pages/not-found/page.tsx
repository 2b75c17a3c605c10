import { notFound } from '../../request/locale-of.ts'

/** The catch-all route: the frame's error page answers 404. */
export function loader(): never {
  throw notFound()
}

export default function NotFound() {
  return null
}
