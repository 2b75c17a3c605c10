import { notFound } from './locale-of.ts'
import { refusalOf } from './refusal.ts'

/** Awaits the subject of a page. Throws 404 when the service answers 404, or 400 for an invalid name. */
export async function orNotFound<T>(content: Promise<T>): Promise<T> {
  try {
    return await content
  } catch (error) {
    const status = refusalOf(error)
    if (status === 404 || status === 400) throw notFound()
    throw error
  }
}
