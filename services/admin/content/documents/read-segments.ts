import type { Segment } from '../../../../contract/document.ts'
import type { Log } from '../../../../platform/log.ts'
import { parseText } from './parse-text.ts'

/** A stored text as segments. One that cannot be shown is left out and logged: the page stands without it. */
export const readSegments = (body: string, log: Log, where: string): Segment[] =>
  parseText(body, ({ line, message }) => log.warn({ where, line, reason: message }, 'a segment is left out'))
