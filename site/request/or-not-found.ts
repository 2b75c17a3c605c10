import { notFound } from './locale-of.ts'
import { refusalOf } from './refusal.ts'

/** Awaits what a page is about. Throws 404 when the service says that there is no such thing, or no such name. */
export async function orNotFound<T>(content: Promise<T>): Promise<T> {
  try {
    return await content
  } catch (error) {
    const status = refusalOf(error)
    if (status === 404 || status === 400) throw notFound()
    throw error
  }
}
