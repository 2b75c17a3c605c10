import type { Exchange } from './exchange.ts'
import { requestIdLength } from './request-id.ts'
import { finish, httpDate, statusLines } from './whole-response.ts'

/** Bodies up to this many bytes have their head in one buffer with them, of which a slow reader may keep a copy. */
export const maxPreparedBytes = 32 * 1024

const beforeDate = `${statusLines[200]}\r\nDate: `
const beforeId = '\r\nx-request-id: '
const dateLength = 'Thu, 01 Jan 1970 00:00:00 GMT'.length

/**
 * The bytes of a response with status 200, in which each response sets its date and id before they leave in one write. A
 * buffer that the system has not taken whole is left to its reader, and the next response is sent from a copy.
 */
export class PreparedResponse {
  #bytes: Buffer
  readonly #bodyAt: number
  #date = ''
  #isLent = false

  /** `fields` as `writeFields` makes them. */
  constructor(fields: string, body: Buffer) {
    const blank = ' '.repeat(dateLength) + beforeId + ' '.repeat(requestIdLength)
    const head = Buffer.from(
      `${beforeDate}${blank}\r\n${fields}content-length: ${body.length}\r\n\r\n`,
      'latin1',
    )
    this.#bytes = Buffer.concat([head, body])
    this.#bodyAt = head.length
  }

  /** Nobody writes to these bytes. */
  get body(): Buffer {
    return this.#bytes.subarray(this.#bodyAt)
  }

  /** Answers in one write, only where `takesWhole` allows it. */
  send({ response, id }: Exchange): void {
    const { socket } = response
    if (socket === null) return
    if (this.#isLent) {
      this.#bytes = Buffer.from(this.#bytes)
      this.#isLent = false
    }
    const bytes = this.#bytes
    const date = httpDate()
    if (date !== this.#date) bytes.write(date, beforeDate.length, 'latin1')
    this.#date = date
    bytes.write(id, beforeDate.length + dateLength + beforeId.length, 'latin1')
    response.statusCode = 200
    socket.write(bytes)
    this.#isLent = socket.writableLength > 0
    finish(response, socket)
  }
}
