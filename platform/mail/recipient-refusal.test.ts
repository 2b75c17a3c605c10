import { expect, test } from 'vitest'
import { type RecipientRefusal, recipientRefusalOf } from './recipient-refusal.ts'

type Answer = readonly [command: string, response: string, said: RecipientRefusal | null]

const answers: readonly Answer[] = [
  ['RCPT TO', '550 5.1.1 <a@example.com>: User unknown in virtual mailbox table', 'permanent'],
  ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist.', 'permanent'],
  ['RCPT TO', '550 5.1.10 Recipient not found by SMTP address lookup', 'permanent'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'permanent'],
  ['DATA', '554 5.2.1 Mailbox disabled', 'permanent'],
  ['RCPT TO', '550 No such user', 'permanent'],
  ['RCPT TO', '551 User not local', 'permanent'],
  ['RCPT TO', '552 5.2.2 Mailbox full', 'temporary'],
  ['DATA', '552 5.2.2 Over quota', 'temporary'],
  ['RCPT TO', '552 Exceeded storage allocation', 'temporary'],
  ['RCPT TO', '550 5.7.1 Blocked: your network is on a list', null],
  ['RCPT TO', '554 5.7.1 Relay access denied', null],
  ['RCPT TO', '550 relay not permitted', null],
  ['RCPT TO', '554 No SMTP service here', null],
  ['RCPT TO', '503 Bad sequence of commands', null],
  ['RCPT TO', '550 5.1.8 Bad sender address', null],
  ['MAIL FROM', '550 5.1.1 Sender unknown', null],
  ['MAIL FROM', '553 not from you', null],
  ['DATA', '550 No such user', null],
  ['DATA', '554 5.7.1 Message content rejected', null],
  ['DATA', '552 5.3.4 Message too big', null],
]

test.each(answers)('to %s: %j', (command, response, said) => {
  const responseCode = Number(response.slice(0, 3))
  expect(recipientRefusalOf({ command, response, responseCode })).toBe(said)
})
