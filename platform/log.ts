import { type DestinationStream, type Logger, pino, symbols } from 'pino'
import type { LogLevel } from './settings.ts'
import { activeSpan } from './tracing/span.ts'

/** Structured logging: `log.info({ some: 'facts' }, 'What happened')`; `log.child({ requestId })` adds to every line. */
export type Log = Logger

const privateKeys = [
  'authorization',
  'cookie',
  'email',
  'password',
  'password2',
  'secret',
  'set-cookie',
  'token',
]

const privatePaths = privateKeys.flatMap(key => {
  const step = key.includes('-') ? `["${key}"]` : `.${key}`
  return [step.replace(/^\./, ''), `*${step}`, `*.*${step}`]
})

/**
 * A log of JSON lines: time (ISO), level (a word), message, and the given fields. Private keys are redacted to three levels
 * deep, and e-mail addresses and tokens in links everywhere, error messages included. Writes to standard output when no
 * stream is given. `base` is added to every line.
 */
export function createLog(
  level: LogLevel,
  stream?: DestinationStream,
  base: { readonly worker: number } | null = null,
): Log {
  const options = {
    level,
    base,
    timestamp: isoTime(),
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: privatePaths, censor: '[private]' },
    mixin: traceOf,
    hooks: { streamWrite: redactLine },
  }
  return pino(options, stream ?? standardOutput())
}

/** What joins a line to its trace. */
function traceOf(): { traceId?: string } {
  const span = activeSpan()
  return span ? { traceId: span.traceId } : {}
}

/** The buffer for lines while the disk is full, in bytes; more are dropped. */
const maxWaiting = 1024 * 1024

/** Standard output, written synchronously. While its disk is full, lines are buffered, and the process goes on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: maxWaiting })
  output.on('error', () => {})
  return output
}

/** The formatted time, shared by all lines of one millisecond. */
function isoTime(): () => string {
  let at = 0
  let field = ''
  return () => {
    const now = Date.now()
    if (now !== at) field = `,"time":"${new Date(now).toISOString()}"`
    at = now
    return field
  }
}

/**
 * The stream that a log writes to, for lines that are made without it. They have to be made as `createLog` describes, and
 * redacted by `redactLine`; several may be written at once.
 */
export const destinationOf = (log: Log): DestinationStream =>
  (log as unknown as { readonly [symbols.streamSym]: DestinationStream })[symbols.streamSym]

/** Takes e-mail addresses, and tokens in links, out of a line. */
export function redactLine(line: string): string {
  // Most lines hold neither an address nor a link: this check costs a hundredth of the redaction.
  if (!line.includes('@') && !line.includes('=')) return line
  return line
    .replace(/[^\s"'<>@\\/:,;()[\]=&?]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu, '[address]')
    .replace(/([?&](?:token|resume|secret|password)=)[^&\s"\\]+/g, '$1[private]')
}
