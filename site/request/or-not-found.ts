import { ServiceRefusal } from '../../contract/problem.ts'
import { notFound } from './locale-of.ts'

/** Awaits what a page is about. Throws 404 when the service says that there is no such thing, or no such name. */
export async function orNotFound<T>(content: Promise<T>): Promise<T> {
  try {
    return await content
  } catch (error) {
    if (error instanceof ServiceRefusal && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}
