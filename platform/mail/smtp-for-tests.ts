import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = {
  readonly to: string[]
  readonly raw: string
  header(name: string): string | undefined
}

export type TestSmtp = {
  readonly url: string
  /** The accepted messages, in order. */
  readonly mails: ReceivedMail[]
  /** Called with each whole message; what it throws is the answer, with `responseCode`. */
  answer: (mail: ReceivedMail) => void | Promise<void>
  /** Called with each recipient before the message. */
  answerRecipient: (address: string) => void
  close(): Promise<void>
}

/** A real SMTP server on the loopback that keeps what it accepts. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(address, _session, callback) {
      settle(() => test.answerRecipient(address.address), callback)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const mail = {
          to: session.envelope.rcptTo.map(to => to.address),
          raw,
          header: (name: string) => findHeader(raw, name),
        }
        settle(async () => {
          await test.answer(mail)
          test.mails.push(mail)
        }, callback)
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>(resolve => smtp.listen(port, '127.0.0.1', resolve))
  const test: TestSmtp = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails: [],
    answer: () => {},
    answerRecipient: () => {},
    close: () => new Promise(resolve => smtp.close(resolve)),
  }
  return test
}

/** An SMTP answer other than OK. */
export function answerCode(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function settle(
  run: () => void | Promise<void>,
  callback: (error?: Error | null) => void,
): Promise<void> {
  try {
    await run()
    callback()
  } catch (error) {
    callback(error as Error)
  }
}

function findHeader(raw: string, name: string): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.find(line => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2)
}
