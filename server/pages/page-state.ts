import { UNSAFE_decodeViaTurboStream } from 'react-router'

const enqueued = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g

interface PageState {
  /** A JavaScript expression. */
  readonly state: string
  /**
   * What loaders give as `late`, by the ids of their routes, as another one: what site/features/late/late.tsx needs later. It is the same
   * for every visitor.
   */
  readonly late: string | null
}

/**
 * The router's data of a page, read from the scripts that stream it; null if it holds anything but plain values (an error, a
 * date, a promise).
 */
export async function readPageState(scripts: readonly string[]): Promise<PageState | null> {
  const chunks = scripts.flatMap(script => [...script.matchAll(enqueued)].map(([, text = '""']) => text))
  const stream = new Blob(chunks.map(text => JSON.parse(text))).stream()
  const { value, done } = await UNSAFE_decodeViaTurboStream(stream, globalThis)
  await done
  if (!isPlain(value)) return null
  const late: Record<string, unknown> = {}
  for (const [id, data] of Object.entries((value as RouterState).loaderData ?? {})) {
    if (typeof data?.late !== 'object') continue
    late[id] = data.late
    delete data.late
  }
  const isEmpty = Object.keys(late).length === 0
  return { state: JSON.stringify(value), late: isEmpty ? null : JSON.stringify(late) }
}

interface RouterState {
  readonly loaderData?: Readonly<Record<string, { late?: unknown } | null>>
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
