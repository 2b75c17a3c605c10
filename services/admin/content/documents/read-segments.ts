import type { Segment } from '../../../../contract/document.ts'
import type { Log } from '../../../../platform/log.ts'
import { parseText } from './parse-text.ts'

/** Parses a stored text; unsupported segments are logged and omitted. */
export const readSegments = (body: string, log: Log, where: string): Segment[] =>
  parseText(body, ({ line, message }) =>
    log.warn({ where, line, reason: message }, 'unsupported segment omitted'),
  )
