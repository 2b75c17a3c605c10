import { UNSAFE_decodeViaTurboStream } from 'react-router'

const enqueued = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g

/**
 * The router's data of a page as a JavaScript expression, read from the scripts that stream it; null if it holds anything
 * but plain values (an error, a date, a promise).
 */
export async function readPageState(scripts: readonly string[]): Promise<string | null> {
  const chunks = scripts.flatMap(script => [...script.matchAll(enqueued)].map(([, text = '""']) => text))
  const stream = new Blob(chunks.map(text => JSON.parse(text))).stream()
  const { value, done } = await UNSAFE_decodeViaTurboStream(stream, globalThis)
  await done
  return isPlain(value) ? JSON.stringify(value) : null
}

function isPlain(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'string')
    return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(each => each !== undefined && isPlain(each))
  if (typeof value !== 'object') return false
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  return Object.entries(value).every(([key, each]) => key !== '__proto__' && isPlain(each))
}
