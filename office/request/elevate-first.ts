import { redirect } from 'react-router'
import { isRefusal } from './session.ts'

/** The screen that asks for the password again and leads back. */
export const elevatePath = (to: string): string => `/elevate?to=${encodeURIComponent(to)}`

/** Runs what needs a recent authentication; without one it redirects there, and back to a path. */
export async function elevateFirst<T>(to: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (isRefusal(error, 403)) throw redirect(elevatePath(to))
    throw error
  }
}
