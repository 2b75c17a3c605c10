import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './settings.ts'

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
 * stream is given.
 */
export function createLog(level: LogLevel, stream?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: isoTime(),
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: privatePaths, censor: '[private]' },
    hooks: { streamWrite: withoutPersonalData },
  }
  return pino(options, stream ?? standardOutput())
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
  let words = ''
  return () => {
    const now = Date.now()
    if (now !== at) words = `,"time":"${new Date(now).toISOString()}"`
    at = now
    return words
  }
}

/** Most lines hold neither an address nor a link: this check costs a hundredth of the redaction. */
function withoutPersonalData(line: string): string {
  if (!line.includes('@') && !line.includes('=')) return line
  return line
    .replace(/[^\s"'<>@\\/:,;()[\]=&?]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu, '[address]')
    .replace(/([?&](?:token|resume|secret|password)=)[^&\s"\\]+/g, '$1[private]')
}
