import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { newId } from '../identity.ts'
import { type Mail, MailUndeliverable } from './mail.ts'
import { openSmtp } from './smtp.ts'

const from = { name: '', address: 'studio@example.com' }
const mail: Mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', locale: 'en' }

/** A mail server that gives one answer to each command, by its first word; the last line of EHLO is `250 AUTH PLAIN`. */
async function startScripted(answers: Record<string, string>) {
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.write(answers.greeting ?? '220 here\r\n')
    socket.on('data', data => {
      const command = String(data).split(/[\s:]/)[0] ?? ''
      socket.write(
        answers[command] ?? (command === 'EHLO' ? '250-here\r\n250 AUTH PLAIN\r\n' : '250 fine\r\n'),
      )
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function sendTo(address: string): Promise<Error> {
  const mailer = openSmtp(address, from)
  return await mailer.send({ mail, id: newId() }).then(
    () => expect.fail('it was sent'),
    error => error,
  )
}

test.each([
  ['a greeting that refuses everybody', { greeting: '554 not now\r\n' }],
  ['wrong credentials', { AUTH: '535 wrong\r\n' }],
  ['a server that wants a login first', { MAIL: '530 log in first\r\n' }],
  ['a busy server', { RCPT: '450 busy\r\n' }],
  ['nonsense', { greeting: 'HTTP/1.1 400 Bad Request\r\n' }],
])('after %s the mail can be tried again', async (_, answers) => {
  const server = await startScripted(answers)
  expect(await sendTo(`smtp://ann:HIDDEN@${server.host}`)).not.toBeInstanceOf(MailUndeliverable)
  server.close()
})

test('a refused sender is final', async () => {
  const server = await startScripted({ MAIL: '553 not from you\r\n' })
  const error = await sendTo(`smtp://${server.host}`)
  expect(error).toBeInstanceOf(MailUndeliverable)
  expect((error.cause as Error).message).toContain('not from you')
  server.close()
})

test('credentials do not travel over a connection that cannot be encrypted', async () => {
  let said = ''
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', data => {
      said += data
      socket.write(String(data).startsWith('EHLO') ? '250-here\r\n250 AUTH PLAIN\r\n' : '502 unknown\r\n')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // An address of this machine that does not read as one.
  const error = await sendTo(`smtp://ann:HIDDEN@0x7f000001.:${port}`)
  expect(error.message).toBeTruthy()
  expect(said).not.toContain('AUTH')
  server.close()
})
